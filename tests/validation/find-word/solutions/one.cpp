#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; string s, t; cin >> n >> m >> s >> t;
    vector<int> border(m + 1);
    for (int i = 1, k = 0; i < m; i++) {
        while (k > 0 && t[i] != t[k]) k = border[k];
        if (t[i] == t[k]) k++;
        border[i + 1] = k;
    }
    int found = 0;
    for (int i = 0, k = 0; i < n; i++) {
        while (k > 0 && (k == m || s[i] != t[k])) k = border[k];
        if (s[i] == t[k]) k++;
        if (k == m) found++;
    }
    cout << found << endl;
}
