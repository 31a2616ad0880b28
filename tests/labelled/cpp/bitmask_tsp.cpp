// time: 2^n n^2
// space: 2^n n
// why: each set and last city tries each next one
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<vector<int>> d(n, vector<int>(n));
    for (auto &r : d) for (auto &x : r) cin >> x;
    const int INF = 1e9;
    vector<vector<int>> dp(1 << n, vector<int>(n, INF));
    dp[1][0] = 0;
    for (int mask = 1; mask < (1 << n); mask++)
        for (int i = 0; i < n; i++) {
            if (!(mask >> i & 1) || dp[mask][i] == INF) continue;
            for (int j = 0; j < n; j++) {
                if (mask >> j & 1) continue;
                int nm = mask | (1 << j);
                dp[nm][j] = min(dp[nm][j], dp[mask][i] + d[i][j]);
            }
        }
    int best = INF;
    for (int i = 0; i < n; i++) best = min(best, dp[(1 << n) - 1][i] + d[i][0]);
    cout << best << '\n';
}
