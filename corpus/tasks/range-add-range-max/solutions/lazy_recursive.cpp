#include <bits/stdc++.h>
using namespace std;

typedef long long ll;

const int MAXN = 200005;
ll best[4 * MAXN], pending[4 * MAXN];
ll a[MAXN];

void build(int node, int lo, int hi) {
    if (lo == hi) {
        best[node] = a[lo];
        return;
    }
    int mid = (lo + hi) / 2;
    build(2 * node, lo, mid);
    build(2 * node + 1, mid + 1, hi);
    best[node] = max(best[2 * node], best[2 * node + 1]);
}

void apply_add(int node, ll x) {
    best[node] += x;
    pending[node] += x;
}

void push(int node) {
    if (pending[node] != 0) {
        apply_add(2 * node, pending[node]);
        apply_add(2 * node + 1, pending[node]);
        pending[node] = 0;
    }
}

void update(int node, int lo, int hi, int l, int r, ll x) {
    if (r < lo || hi < l) return;
    if (l <= lo && hi <= r) {
        apply_add(node, x);
        return;
    }
    push(node);
    int mid = (lo + hi) / 2;
    update(2 * node, lo, mid, l, r, x);
    update(2 * node + 1, mid + 1, hi, l, r, x);
    best[node] = max(best[2 * node], best[2 * node + 1]);
}

ll query(int node, int lo, int hi, int l, int r) {
    if (r < lo || hi < l) return LLONG_MIN;
    if (l <= lo && hi <= r) return best[node];
    push(node);
    int mid = (lo + hi) / 2;
    return max(query(2 * node, lo, mid, l, r), query(2 * node + 1, mid + 1, hi, l, r));
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, q;
    cin >> n >> q;
    for (int i = 1; i <= n; i++) cin >> a[i];
    build(1, 1, n);
    while (q--) {
        int t, l, r;
        cin >> t >> l >> r;
        if (t == 1) {
            ll x;
            cin >> x;
            update(1, 1, n, l, r, x);
        } else {
            cout << query(1, 1, n, l, r) << '\n';
        }
    }
    return 0;
}
