// time: n log n + q
// space: n log n
// why: log n levels of n entries, queries in constant time
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    int K = 1;
    while ((1 << K) <= n) K++;
    vector<vector<int>> st(K, vector<int>(n));
    for (int i = 0; i < n; i++) cin >> st[0][i];
    for (int k = 1; k < K; k++)
        for (int i = 0; i + (1 << k) <= n; i++)
            st[k][i] = min(st[k - 1][i], st[k - 1][i + (1 << (k - 1))]);
    while (q--) {
        int l, r;
        cin >> l >> r;
        int k = __lg(r - l + 1);
        cout << min(st[k][l], st[k][r - (1 << k) + 1]) << '\n';
    }
}
