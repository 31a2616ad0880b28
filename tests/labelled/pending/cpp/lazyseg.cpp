// time: n + q log n
// space: n
// why: range add, range sum on a global segment tree; each query visits O(log n) nodes
#include <cstdio>
#define lc (o << 1)
#define rc (o << 1 | 1)
#define mid ((l + r) >> 1)
typedef long long LL;
const int MAXN = 200005;
LL sum[MAXN << 2], add[MAXN << 2];
int n, q;

void pushup(int o) { sum[o] = sum[lc] + sum[rc]; }

void build(int o, int l, int r) {
    if (l == r) {
        scanf("%lld", &sum[o]);
        return;
    }
    build(lc, l, mid);
    build(rc, mid + 1, r);
    pushup(o);
}

void pushdown(int o, int l, int r) {
    if (!add[o]) return;
    sum[lc] += add[o] * (mid - l + 1);
    sum[rc] += add[o] * (r - mid);
    add[lc] += add[o];
    add[rc] += add[o];
    add[o] = 0;
}

void update(int o, int l, int r, int a, int b, LL v) {
    if (a <= l && r <= b) {
        sum[o] += v * (r - l + 1);
        add[o] += v;
        return;
    }
    pushdown(o, l, r);
    if (a <= mid) update(lc, l, mid, a, b, v);
    if (b > mid) update(rc, mid + 1, r, a, b, v);
    pushup(o);
}

LL query(int o, int l, int r, int a, int b) {
    if (a <= l && r <= b) return sum[o];
    pushdown(o, l, r);
    LL res = 0;
    if (a <= mid) res += query(lc, l, mid, a, b);
    if (b > mid) res += query(rc, mid + 1, r, a, b);
    return res;
}

int main() {
    scanf("%d%d", &n, &q);
    build(1, 1, n);
    while (q--) {
        int op, a, b;
        scanf("%d%d%d", &op, &a, &b);
        if (op == 1) {
            LL v;
            scanf("%lld", &v);
            update(1, 1, n, a, b, v);
        } else {
            printf("%lld\n", query(1, 1, n, a, b));
        }
    }
    return 0;
}
