// time: 2^n n^2
// space: 2^n n
// why: a state is a set and a last town, each tries n next towns
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<vector<int>> d(n, vector<int>(n));
    for (auto &r : d)
        for (auto &x : r) cin >> x;
    vector<vector<int>> dp(1 << n, vector<int>(n, 1e9));
    dp[1][0] = 0;
    for (int mask = 1; mask < (1 << n); mask++)
        for (int last = 0; last < n; last++) {
            if (dp[mask][last] >= 1e9) continue;
            for (int to = 0; to < n; to++) {
                if (mask >> to & 1) continue;
                int &r = dp[mask | 1 << to][to];
                r = min(r, dp[mask][last] + d[last][to]);
            }
        }
    cout << *min_element(dp.back().begin(), dp.back().end()) << '\n';
}
