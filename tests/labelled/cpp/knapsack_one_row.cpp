// time: n k
// space: k
// why: n items over one row of k + 1 weights
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<long long> dp(k + 1, 0);
    for (int i = 0; i < n; i++) {
        int w; long long v;
        cin >> w >> v;
        for (int c = k; c >= w; c--) dp[c] = max(dp[c], dp[c - w] + v);
    }
    cout << *max_element(dp.begin(), dp.end()) << '\n';
}
