// time: n log n
// space: n
// why: the sizes of all tests add up to n
#include <bits/stdc++.h>
using namespace std;
void solve() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    sort(a.rbegin(), a.rend());
    long long s = 0;
    for (int i = 0; i < n; i += 2) s += a[i];
    cout << s << '\n';
}
int main() {
    ios_base::sync_with_stdio(0); cin.tie(0);
    int t;
    cin >> t;
    while (t--) solve();
}
