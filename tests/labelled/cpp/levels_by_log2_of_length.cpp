// time: n log n + q
// space: n log n
// why: the number of levels is a rounded logarithm
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int K = log2(n) + 1;
    vector<vector<int>> t(K, vector<int>(n));
    t[0] = a;
    for (int k = 1; k < K; k++)
        for (int i = 0; i + (1 << k) <= n; i++)
            t[k][i] = min(t[k - 1][i], t[k - 1][i + (1 << (k - 1))]);
    while (q--) {
        int l, r;
        cin >> l >> r;
        int k = 31 - __builtin_clz(r - l + 1);
        cout << min(t[k][l], t[k][r - (1 << k) + 1]) << "\n";
    }
}
