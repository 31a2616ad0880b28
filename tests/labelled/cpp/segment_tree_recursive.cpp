// time: n + q log n
// space: n
// why: build is linear, an update or query covers the range by log n nodes
#include <bits/stdc++.h>
using namespace std;
int n, q;
vector<int> t, a;
void build(int v, int l, int r) {
    if (l == r) {
        t[v] = a[l];
        return;
    }
    int m = (l + r) / 2;
    build(2 * v, l, m);
    build(2 * v + 1, m + 1, r);
    t[v] = max(t[2 * v], t[2 * v + 1]);
}
int query(int v, int l, int r, int ql, int qr) {
    if (qr < l || r < ql) return -1000000000;
    if (ql <= l && r <= qr) return t[v];
    int m = (l + r) / 2;
    return max(query(2 * v, l, m, ql, qr), query(2 * v + 1, m + 1, r, ql, qr));
}
void update(int v, int l, int r, int p, int x) {
    if (l == r) {
        t[v] = x;
        return;
    }
    int m = (l + r) / 2;
    if (p <= m) update(2 * v, l, m, p, x);
    else update(2 * v + 1, m + 1, r, p, x);
    t[v] = max(t[2 * v], t[2 * v + 1]);
}
int main() {
    cin >> n >> q;
    a.resize(n);
    t.resize(4 * n);
    for (auto& x : a) cin >> x;
    build(1, 0, n - 1);
    for (int i = 0; i < q; i++) {
        int c, x, y;
        cin >> c >> x >> y;
        if (c == 1) update(1, 0, n - 1, x, y);
        else cout << query(1, 0, n - 1, x, y) << "\n";
    }
}
