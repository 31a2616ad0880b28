// time: |s|
// space: |s|
// why: k grows by at most one a round, so it falls at most as often in total
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s;
    cin >> s;
    int n = s.size();
    vector<int> p(n);
    for (int i = 1, k = 0; i < n; i++) {
        while (k > 0 && s[i] != s[k]) k = p[k - 1];
        if (s[i] == s[k]) k++;
        p[i] = k;
    }
    cout << *max_element(p.begin(), p.end()) << '\n';
}
