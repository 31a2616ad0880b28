// time: n^3
// space: n^2
// why: interval DP over lengths, starts and split points
#include <cstdio>
#include <vector>
#include <climits>
#include <algorithm>
#define FOR(i, a, b) for (int i = (a); i <= (b); ++i)
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> p(n + 1);
    FOR(i, 0, n) scanf("%d", &p[i]);
    vector<vector<long long> > dp(n + 2, vector<long long>(n + 2, 0));
    FOR(len, 2, n) {
        FOR(i, 1, n - len + 1) {
            int j = i + len - 1;
            dp[i][j] = LLONG_MAX;
            FOR(k, i, j - 1) {
                long long c = dp[i][k] + dp[k + 1][j] + 1LL * p[i - 1] * p[k] * p[j];
                dp[i][j] = min(dp[i][j], c);
            }
        }
    }
    printf("%lld\n", dp[1][n]);
    return 0;
}
