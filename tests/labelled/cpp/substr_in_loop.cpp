// time: |s|^2
// space: |s|
// why: each round copies a prefix and a suffix
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s;
    cin >> s;
    int n = s.size(), best = 0;
    for (int i = 1; i < n; i++) {
        if (s.substr(0, i) == s.substr(n - i)) best = i;
    }
    cout << best;
}
