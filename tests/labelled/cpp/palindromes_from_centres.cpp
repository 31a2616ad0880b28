// time: |s|^2
// space: |s|
// why: up to |s|/2 steps from each centre
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s;
    cin >> s;
    int n = s.size(), found = 0;
    for (int c = 0; c < n; c++) {
        for (int k = 0; c - k >= 0 && c + k < n && s[c - k] == s[c + k]; k++) found++;
        for (int k = 0; c - k >= 0 && c + k + 1 < n && s[c - k] == s[c + k + 1]; k++) found++;
    }
    cout << found << '\n';
}
