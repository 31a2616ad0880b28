#include <bits/stdc++.h>
using namespace std;
using ll = long long;

int main() {
    ios::sync_with_stdio(0);
    cin.tie(0);
    int n, cap;
    cin >> n >> cap;
    vector<ll> dp(cap + 1);
    while (n--) {
        int w, v;
        cin >> w >> v;
        for (int c = w; c <= cap; ++c) dp[c] = max(dp[c], dp[c - w] + v);
    }
    cout << *max_element(dp.begin(), dp.end()) << "\n";
}
