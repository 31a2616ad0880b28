// time: n + q log k
// space: n
// why: each query raises to an exponent below k
#include <bits/stdc++.h>
using namespace std;
using ll = long long;
int main() {
    ll n, q, k;
    cin >> n >> q >> k;
    vector<ll> f(n + 1, 1);
    for (int i = 1; i <= n; i++) f[i] = f[i - 1] * i % k;
    while (q--) {
        ll x = 1, b;
        if (!(cin >> b)) b = 2;
        for (ll e = k; e > 0; e >>= 1) {
            if (e & 1) x = x * b % k;
            b = b * b % k;
        }
        cout << x << '\n';
    }
}
