// time: n log n
// space: n
// why: the arrays of all tests add up to n, each is sorted
#include <bits/stdc++.h>
using namespace std;
#define int long long
void solve() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    sort(a.rbegin(), a.rend());
    int best = 0;
    for (int i = 0; i < n; i++) best = max(best, a[i] * (i + 1));
    cout << best << "\n";
}
signed main() {
    ios_base::sync_with_stdio(0);
    cin.tie(0);
    int t = 1;
    cin >> t;
    while (t--) solve();
}
