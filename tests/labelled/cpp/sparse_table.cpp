// time: n log n + q
// space: n log n
// why: log n rows of n entries, two of them answer a query
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    int levels = 1;
    while ((1 << levels) <= n) levels++;
    vector<vector<int>> t(levels, vector<int>(n));
    for (int i = 0; i < n; i++) cin >> t[0][i];
    for (int j = 1; j < levels; j++)
        for (int i = 0; i + (1 << j) <= n; i++) t[j][i] = min(t[j - 1][i], t[j - 1][i + (1 << (j - 1))]);
    while (q--) {
        int l, r;
        cin >> l >> r;
        int k = __lg(r - l + 1);
        cout << min(t[k][l], t[k][r - (1 << k) + 1]) << '\n';
    }
}
