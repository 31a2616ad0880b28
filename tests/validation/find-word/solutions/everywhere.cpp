#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; string s, t; cin >> n >> m >> s >> t;
    int found = 0;
    for (int i = 0; i + m <= n; i++) {
        int k = 0;
        while (k < m && s[i + k] == t[k]) k++;
        found += k == m;
    }
    cout << found << endl;
}
