// time: (n + m) log(n + m)
// space: n + m
// why: three transforms of a power of two at least n + m, log levels of linear work each
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
typedef vector<ll> poly;

const ll MOD = 998244353, ROOT = 3;

ll power(ll b, ll e) {
    ll r = 1;
    b %= MOD;
    while (e > 0) {
        if (e & 1) r = r * b % MOD;
        b = b * b % MOD;
        e >>= 1;
    }
    return r;
}

void transform(poly &a, bool invert) {
    int n = a.size();
    for (int i = 1, j = 0; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1) j ^= bit;
        j ^= bit;
        if (i < j) swap(a[i], a[j]);
    }
    for (int len = 2; len <= n; len <<= 1) {
        ll w = power(ROOT, (MOD - 1) / len);
        if (invert) w = power(w, MOD - 2);
        for (int i = 0; i < n; i += len) {
            ll cur = 1;
            for (int j = 0; j < len / 2; j++) {
                ll u = a[i + j], v = a[i + j + len / 2] * cur % MOD;
                a[i + j] = u + v < MOD ? u + v : u + v - MOD;
                a[i + j + len / 2] = u - v >= 0 ? u - v : u - v + MOD;
                cur = cur * w % MOD;
            }
        }
    }
    if (invert) {
        ll inv = power(n, MOD - 2);
        for (ll &x : a) x = x * inv % MOD;
    }
}

poly multiply(poly a, poly b) {
    int need = a.size() + b.size() - 1, size = 1;
    while (size < need) size <<= 1;
    a.resize(size);
    b.resize(size);
    transform(a, false);
    transform(b, false);
    for (int i = 0; i < size; i++) a[i] = a[i] * b[i] % MOD;
    transform(a, true);
    a.resize(need);
    return a;
}

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(0);
    int n, m;
    cin >> n >> m;
    poly a(n), b(m);
    for (auto &x : a) {
        cin >> x;
        x %= MOD;
    }
    for (auto &x : b) {
        cin >> x;
        x %= MOD;
    }
    poly c = multiply(a, b);
    for (ll x : c) cout << x << ' ';
    cout << '\n';
    return 0;
}
