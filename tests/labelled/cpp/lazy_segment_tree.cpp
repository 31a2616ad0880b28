// time: n + q log n
// space: n
// why: an update or query splits the range into log n nodes
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
vector<ll> mx, lz;
void push(int v) {
    if (lz[v] == 0) return;
    for (int c = 2 * v; c <= 2 * v + 1; c++) {
        mx[c] += lz[v];
        lz[c] += lz[v];
    }
    lz[v] = 0;
}
void add(int v, int l, int r, int a, int b, ll x) {
    if (b < l || r < a) return;
    if (a <= l && r <= b) {
        mx[v] += x;
        lz[v] += x;
        return;
    }
    push(v);
    int m = (l + r) / 2;
    add(2 * v, l, m, a, b, x);
    add(2 * v + 1, m + 1, r, a, b, x);
    mx[v] = max(mx[2 * v], mx[2 * v + 1]);
}
ll best(int v, int l, int r, int a, int b) {
    if (b < l || r < a) return LLONG_MIN;
    if (a <= l && r <= b) return mx[v];
    push(v);
    int m = (l + r) / 2;
    return max(best(2 * v, l, m, a, b), best(2 * v + 1, m + 1, r, a, b));
}
int main() {
    int n, q;
    cin >> n >> q;
    mx.assign(4 * n, 0);
    lz.assign(4 * n, 0);
    while (q--) {
        int t, l, r;
        ll x;
        cin >> t >> l >> r >> x;
        if (t == 1) add(1, 1, n, l, r, x);
        else cout << best(1, 1, n, l, r) << '\n';
    }
}
