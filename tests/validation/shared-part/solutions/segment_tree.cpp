#include <bits/stdc++.h>
using namespace std;
int n, q, low[1 << 18];
void build(int node, int l, int r) {
    if (r - l == 1) { scanf("%d", &low[node]); return; }
    int m = (l + r) / 2;
    build(2 * node, l, m);
    build(2 * node + 1, m, r);
    low[node] = min(low[2 * node], low[2 * node + 1]);
}
int ask(int node, int l, int r, int from, int to) {
    if (to <= l || r <= from) return INT_MAX;
    if (from <= l && r <= to) return low[node];
    int m = (l + r) / 2;
    return min(ask(2 * node, l, m, from, to), ask(2 * node + 1, m, r, from, to));
}
int main() {
    scanf("%d %d", &n, &q);
    build(1, 0, n);
    for (int l, r; q-- && scanf("%d %d", &l, &r) == 2;) printf("%d\n", ask(1, 0, n, l - 1, r));
}
