// time: |s| |t|
// space: |s| + |t|
// why: the pattern is compared from every start
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s, t;
    cin >> s >> t;
    int n = s.size(), m = t.size(), found = 0;
    for (int i = 0; i + m <= n; i++) {
        bool ok = true;
        for (int j = 0; j < m && ok; j++) ok = s[i + j] == t[j];
        found += ok;
    }
    cout << found << '\n';
}
