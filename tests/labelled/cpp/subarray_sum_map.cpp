// time: n log n
// space: n
// why: a prefix sum for each element is looked up and inserted in an ordered map
#include <iostream>
#include <map>
#include <vector>
using namespace std;
typedef long long ll;

void solve() {
    int n;
    ll k;
    cin >> n >> k;
    map<ll, int> seen;
    seen[0] = 1;
    ll pre = 0, ans = 0;
    for (int i = 0; i < n; i++) {
        ll x;
        cin >> x;
        pre += x;
        auto it = seen.find(pre - k);
        if (it != seen.end()) ans += it->second;
        seen[pre]++;
    }
    cout << ans << '\n';
}

int main() {
    ios_base::sync_with_stdio(0);
    cin.tie(0);
    int t;
    cin >> t;
    while (t--) solve();
}
