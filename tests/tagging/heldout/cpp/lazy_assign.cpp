#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
#define lc (o << 1)
#define rc (o << 1 | 1)
const int MAXN = 1e5 + 5;
ll sum[MAXN << 2], tag[MAXN << 2];
int n, m;
void pushup(int o) { sum[o] = sum[lc] + sum[rc]; }
void apply(int o, int l, int r, ll v) { sum[o] += v * (r - l + 1); tag[o] += v; }
void pushdown(int o, int l, int r) {
    if (!tag[o]) return;
    int mid = (l + r) >> 1;
    apply(lc, l, mid, tag[o]);
    apply(rc, mid + 1, r, tag[o]);
    tag[o] = 0;
}
void modify(int o, int l, int r, int x, int y, ll v) {
    if (x <= l && r <= y) { apply(o, l, r, v); return; }
    pushdown(o, l, r);
    int mid = (l + r) >> 1;
    if (x <= mid) modify(lc, l, mid, x, y, v);
    if (y > mid) modify(rc, mid + 1, r, x, y, v);
    pushup(o);
}
ll query(int o, int l, int r, int x, int y) {
    if (x <= l && r <= y) return sum[o];
    pushdown(o, l, r);
    int mid = (l + r) >> 1; ll res = 0;
    if (x <= mid) res += query(lc, l, mid, x, y);
    if (y > mid) res += query(rc, mid + 1, r, x, y);
    return res;
}
int main() {
    scanf("%d%d", &n, &m);
    for (int i = 1, x; i <= n; i++) scanf("%d", &x), modify(1, 1, n, i, i, x);
    while (m--) { int op, x, y, k; scanf("%d%d%d", &op, &x, &y); if (op == 1) scanf("%d", &k), modify(1, 1, n, x, y, k); else printf("%lld\n", query(1, 1, n, x, y)); }
}
