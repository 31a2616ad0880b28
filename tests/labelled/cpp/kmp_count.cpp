// time: |s| + |t|
// space: |s| + |t|
// why: the border only grows by one a letter, each step back pays for that
#include <bits/stdc++.h>
using namespace std;
int main() {
    string s, t;
    cin >> s >> t;
    int m = t.size(), n = s.size();
    vector<int> f(m, 0);
    for (int i = 1, k = 0; i < m; i++) {
        while (k > 0 && t[i] != t[k]) k = f[k - 1];
        if (t[i] == t[k]) k++;
        f[i] = k;
    }
    int cnt = 0;
    for (int i = 0, k = 0; i < n; i++) {
        while (k > 0 && s[i] != t[k]) k = f[k - 1];
        if (s[i] == t[k]) k++;
        if (k == m) { cnt++; k = f[k - 1]; }
    }
    cout << cnt << '\n';
}
