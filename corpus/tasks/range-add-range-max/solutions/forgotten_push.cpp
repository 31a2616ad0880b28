#include <bits/stdc++.h>
using namespace std;
#define ll long long

ll t[800005], add_[800005], arr[200005];

void build(int v, int l, int r) {
    if (l == r) { t[v] = arr[l]; return; }
    int m = (l + r) >> 1;
    build(v << 1, l, m);
    build(v << 1 | 1, m + 1, r);
    t[v] = max(t[v << 1], t[v << 1 | 1]);
}

void update(int v, int l, int r, int a, int b, ll x) {
    if (a > r || b < l) return;
    if (a <= l && r <= b) {
        t[v] += x;
        add_[v] += x;
        return;
    }
    int m = (l + r) >> 1;
    update(v << 1, l, m, a, b, x);
    update(v << 1 | 1, m + 1, r, a, b, x);
    t[v] = max(t[v << 1], t[v << 1 | 1]);
}

ll query(int v, int l, int r, int a, int b) {
    if (a > r || b < l) return -1e18;
    if (a <= l && r <= b) return t[v];
    int m = (l + r) >> 1;
    return max(query(v << 1, l, m, a, b), query(v << 1 | 1, m + 1, r, a, b));
}

int main() {
    int n, q;
    scanf("%d%d", &n, &q);
    for (int i = 1; i <= n; i++) scanf("%lld", &arr[i]);
    build(1, 1, n);
    while (q--) {
        int type, l, r;
        scanf("%d%d%d", &type, &l, &r);
        if (type == 1) {
            ll x;
            scanf("%lld", &x);
            update(1, 1, n, l, r, x);
        } else {
            printf("%lld\n", query(1, 1, n, l, r));
        }
    }
    return 0;
}
