// time: q log b
// space: 1
// why: repeated squaring for each query
#include <bits/stdc++.h>
using namespace std;
using ll = long long;
ll power(ll b, ll e, ll m) {
    ll r = 1 % m;
    b %= m;
    while (e) {
        if (e & 1) r = r * b % m;
        b = b * b % m;
        e >>= 1;
    }
    return r;
}
int main() {
    int q;
    cin >> q;
    while (q--) {
        ll a, b;
        cin >> a >> b;
        cout << power(a, b, 1000000007LL) << '\n';
    }
}
