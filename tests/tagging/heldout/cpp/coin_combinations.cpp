#include <bits/stdc++.h>
using namespace std;
const int MOD = 1e9 + 7;
int main() { int n, x; cin >> n >> x; vector<int> c(n); for (int& v : c) cin >> v; vector<int> dp(x + 1); dp[0] = 1; for (int v : c) for (int s = v; s <= x; s++) { dp[s] += dp[s - v]; if (dp[s] >= MOD) dp[s] -= MOD; } cout << dp[x]; }
