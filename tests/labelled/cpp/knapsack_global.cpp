// time: n w
// space: W
// why: one downward pass over capacities an item; only the row of the constant size W is kept
#include <cstdio>
#include <algorithm>

const int W = 100005;
long long dp[W];

int main() {
    int n, w;
    scanf("%d%d", &n, &w);
    for (int i = 0; i < n; i++) {
        int wt;
        long long v;
        scanf("%d%lld", &wt, &v);
        for (int j = w; j >= wt; j--) {
            dp[j] = std::max(dp[j], dp[j - wt] + v);
        }
    }
    long long best = 0;
    for (int j = 0; j <= w; j++) {
        if (dp[j] > best) {
            best = dp[j];
        }
    }
    printf("%lld\n", best);
    return 0;
}
