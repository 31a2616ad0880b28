// time: M + q
// space: M
// why: factorial tables up to the constant M are built once, with one power; queries are constant
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
const ll MOD = 1e9 + 7;
const int M = 1000001;
ll fact[M], inv[M];

ll power(ll b, ll e) {
    ll r = 1;
    b %= MOD;
    while (e) {
        if (e & 1) r = r * b % MOD;
        b = b * b % MOD;
        e >>= 1;
    }
    return r;
}

void init() {
    fact[0] = 1;
    for (int i = 1; i < M; i++) fact[i] = fact[i - 1] * i % MOD;
    inv[M - 1] = power(fact[M - 1], MOD - 2);
    for (int i = M - 1; i > 0; i--) inv[i - 1] = inv[i] * i % MOD;
}

ll C(int n, int k) {
    if (k < 0 || k > n) return 0;
    return fact[n] * inv[k] % MOD * inv[n - k] % MOD;
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    init();
    int q;
    cin >> q;
    for (int i = 0; i < q; i++) {
        int a, b;
        cin >> a >> b;
        cout << C(a, b) << "\n";
    }
}
