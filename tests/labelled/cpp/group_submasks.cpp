// time: 3^n + 2^n n^2
// space: 2^n + n^2
// why: pair scores of every mask, then all submasks of all masks
#include <bits/stdc++.h>
using namespace std;
using ll = long long;

int main() {
    int n;
    cin >> n;
    vector<vector<ll>> a(n, vector<ll>(n));
    for (auto& r : a)
        for (auto& x : r) cin >> x;
    vector<ll> score(1 << n, 0), dp(1 << n, LLONG_MIN / 2);
    for (int mask = 0; mask < (1 << n); mask++) {
        for (int i = 0; i < n; i++) {
            if (!(mask >> i & 1)) continue;
            for (int j = i + 1; j < n; j++)
                if (mask >> j & 1) score[mask] += a[i][j];
        }
    }
    dp[0] = 0;
    for (int mask = 1; mask < (1 << n); mask++) {
        for (int sub = mask; sub > 0; sub = (sub - 1) & mask) {
            dp[mask] = max(dp[mask], dp[mask ^ sub] + score[sub]);
        }
    }
    cout << dp[(1 << n) - 1] << endl;
}
