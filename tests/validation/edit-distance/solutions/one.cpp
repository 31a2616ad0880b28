#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; string s, t; cin >> n >> m >> s >> t;
    vector<int> row(m + 1);
    iota(row.begin(), row.end(), 0);
    for (int i = 1; i <= n; i++) {
        int before = row[0];
        row[0] = i;
        for (int j = 1; j <= m; j++) {
            int kept = row[j];
            row[j] = min({row[j] + 1, row[j - 1] + 1, before + (s[i - 1] != t[j - 1])});
            before = kept;
        }
    }
    cout << row[m] << endl;
}
