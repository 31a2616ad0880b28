#include <bits/stdc++.h>
using namespace std;
struct SegTree {
    int n;
    vector<int> t;
    explicit SegTree(int n) : n(n), t(2 * n, INT_MAX) {}
    void set(int p, int v) { for (t[p += n] = v; p > 1; p >>= 1) t[p >> 1] = min(t[p], t[p ^ 1]); }
    int get(int l, int r) {
        int res = INT_MAX;
        for (l += n, r += n; l < r; l >>= 1, r >>= 1) {
            if (l & 1) res = min(res, t[l++]);
            if (r & 1) res = min(res, t[--r]);
        }
        return res;
    }
};
int main() {
    int n, q; cin >> n >> q;
    SegTree st(n);
    for (int i = 0; i < n; i++) { int x; cin >> x; st.set(i, x); }
    while (q--) { int k, a, b; cin >> k >> a >> b; if (k == 1) st.set(a - 1, b); else cout << st.get(a - 1, b) << '\n'; }
}
