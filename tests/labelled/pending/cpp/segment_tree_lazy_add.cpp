// time: n + q log n
// space: n
// why: build in n, each query or update covers log n nodes
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
const int MAXN = 100005;
ll t[4 * MAXN], lz[4 * MAXN];
int n, q, a[MAXN];
void build(int v, int l, int r) {
    if (l == r) { t[v] = a[l]; return; }
    int m = (l + r) / 2;
    build(v * 2, l, m); build(v * 2 + 1, m + 1, r);
    t[v] = max(t[v * 2], t[v * 2 + 1]);
}
void push(int v) {
    for (int c = 2 * v; c <= 2 * v + 1; c++) { t[c] += lz[v]; lz[c] += lz[v]; }
    lz[v] = 0;
}
void update(int v, int l, int r, int ql, int qr, ll x) {
    if (qr < l || r < ql) return;
    if (ql <= l && r <= qr) { t[v] += x; lz[v] += x; return; }
    push(v);
    int m = (l + r) / 2;
    update(2 * v, l, m, ql, qr, x); update(2 * v + 1, m + 1, r, ql, qr, x);
    t[v] = max(t[2 * v], t[2 * v + 1]);
}
ll query(int v, int l, int r, int ql, int qr) {
    if (qr < l || r < ql) return LLONG_MIN;
    if (ql <= l && r <= qr) return t[v];
    push(v);
    int m = (l + r) / 2;
    return max(query(2 * v, l, m, ql, qr), query(2 * v + 1, m + 1, r, ql, qr));
}
int main() {
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
    build(1, 1, n);
    while (q--) {
        int type, l, r, x;
        scanf("%d %d %d", &type, &l, &r);
        if (type == 1) { scanf("%d", &x); update(1, 1, n, l, r, x); }
        else printf("%lld\n", query(1, 1, n, l, r));
    }
}
