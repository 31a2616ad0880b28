// time: n log n
// space: n
// why: a sort, then n updates and queries of log n steps
#include <bits/stdc++.h>
using namespace std;
#define ll long long
#define all(x) (x).begin(), (x).end()
int n;
vector<ll> bit;
void add(int i, ll v) { for (; i <= n; i += i & -i) bit[i] += v; }
ll sum(int i) { ll s = 0; for (; i > 0; i -= i & -i) s += bit[i]; return s; }
int main() {
    ios::sync_with_stdio(false); cin.tie(nullptr);
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    vector<int> b = a;
    sort(all(b));
    b.erase(unique(all(b)), b.end());
    bit.assign(n + 1, 0);
    ll inv = 0;
    for (int i = n - 1; i >= 0; i--) {
        int r = lower_bound(all(b), a[i]) - b.begin() + 1;
        inv += sum(r - 1);
        add(r, 1);
    }
    cout << inv << "\n";
}
