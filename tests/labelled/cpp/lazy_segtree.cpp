// time: n + q log n
// space: n
// why: recursive build is linear; range add and range maximum visit O(log n) nodes a query
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

struct Seg {
    int n;
    vector<ll> mx, lz;
    Seg(int n_, const vector<ll>& a) : n(n_), mx(4 * n_), lz(4 * n_, 0) { build(1, 0, n - 1, a); }
    void build(int o, int l, int r, const vector<ll>& a) {
        if (l == r) {
            mx[o] = a[l];
            return;
        }
        int m = (l + r) / 2;
        build(o * 2, l, m, a);
        build(o * 2 + 1, m + 1, r, a);
        mx[o] = max(mx[o * 2], mx[o * 2 + 1]);
    }
    void apply(int o, ll v) {
        mx[o] += v;
        lz[o] += v;
    }
    void push(int o) {
        if (lz[o]) {
            apply(o * 2, lz[o]);
            apply(o * 2 + 1, lz[o]);
            lz[o] = 0;
        }
    }
    void add(int o, int l, int r, int a, int b, ll v) {
        if (a <= l && r <= b) {
            apply(o, v);
            return;
        }
        push(o);
        int m = (l + r) / 2;
        if (a <= m) add(o * 2, l, m, a, b, v);
        if (b > m) add(o * 2 + 1, m + 1, r, a, b, v);
        mx[o] = max(mx[o * 2], mx[o * 2 + 1]);
    }
    ll get(int o, int l, int r, int a, int b) {
        if (b < l || r < a) return LLONG_MIN;
        if (a <= l && r <= b) return mx[o];
        push(o);
        int m = (l + r) / 2;
        return max(get(o * 2, l, m, a, b), get(o * 2 + 1, m + 1, r, a, b));
    }
};

int main() {
    ios::sync_with_stdio(0);
    cin.tie(0);
    int n, q;
    cin >> n >> q;
    vector<ll> a(n);
    for (auto& x : a) cin >> x;
    Seg st(n, a);
    while (q--) {
        int t, l, r;
        cin >> t >> l >> r;
        l--;
        r--;
        if (t == 1) {
            ll v;
            cin >> v;
            st.add(1, 0, n - 1, l, r, v);
        } else {
            cout << st.get(1, 0, n - 1, l, r) << "\n";
        }
    }
}
