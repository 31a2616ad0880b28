#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
vector<ll> gen(const vector<ll>& v) {
    vector<ll> s; int n = v.size();
    for (int mask = 0; mask < (1 << n); mask++) { ll t = 0; for (int i = 0; i < n; i++) if (mask >> i & 1) t += v[i]; s.push_back(t); }
    sort(s.begin(), s.end());
    return s;
}
int main() {
    int n; ll x; cin >> n >> x; vector<ll> a, b;
    for (int i = 0; i < n; i++) { ll v; cin >> v; (i < n / 2 ? a : b).push_back(v); }
    auto p = gen(a), q = gen(b); ll ans = 0;
    for (ll s : p) ans += upper_bound(q.begin(), q.end(), x - s) - lower_bound(q.begin(), q.end(), x - s);
    cout << ans;
}
