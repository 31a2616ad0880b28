// time: n + q
// space: n
// why: two tables of length n, one inverse by log of a constant modulus
#include <bits/stdc++.h>
using namespace std;
using ll = long long;
constexpr ll MOD = 998244353;
ll power(ll b, ll e) {
    ll r = 1;
    for (; e > 0; e /= 2, b = b * b % MOD)
        if (e % 2) r = r * b % MOD;
    return r;
}
int main() {
    int n, q;
    cin >> n >> q;
    vector<ll> f(n + 1, 1), g(n + 1, 1);
    for (int i = 1; i <= n; i++) f[i] = f[i - 1] * i % MOD;
    g[n] = power(f[n], MOD - 2);
    for (int i = n; i > 0; i--) g[i - 1] = g[i] * i % MOD;
    while (q--) {
        int x, y;
        cin >> x >> y;
        cout << f[x] * g[y] % MOD * g[x - y] % MOD << '\n';
    }
}
