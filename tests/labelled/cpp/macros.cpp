// time: n log n
// space: n
// why: sort per test, linear sweep with two pointers; n summed over tests
#include <bits/stdc++.h>
using namespace std;
#define ll long long
#define pb push_back
#define all(x) (x).begin(), (x).end()
#define rep(i, a, b) for (int i = (a); i < (b); i++)
typedef vector<ll> vll;

void solve() {
    int n; ll k;
    cin >> n >> k;
    vll a;
    rep(i, 0, n) {
        ll x;
        cin >> x;
        a.pb(x);
    }
    sort(all(a));
    ll ans = 0;
    int j = 0;
    rep(i, 0, n) {
        while (j < n && a[j] - a[i] <= k) j++;
        ans += j - i - 1;
    }
    cout << ans << "\n";
}

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);
    int t = 1;
    cin >> t;
    while (t--) solve();
    return 0;
}
