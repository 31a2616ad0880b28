// time: n + q log^2 n
// space: n
// why: a query crosses log n heavy paths and searches a tree of log n levels on each
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

int n, q, timer_ = 0, width = 1;
vector<vector<int>> child;
vector<int> parent_, depth_, heavy, head, place, sz;
vector<ll> t;

void measure(int u) {
    sz[u] = 1;
    for (int v : child[u]) {
        depth_[v] = depth_[u] + 1;
        measure(v);
        sz[u] += sz[v];
        if (heavy[u] == 0 || sz[v] > sz[heavy[u]]) heavy[u] = v;
    }
}

void decompose(int u, int top) {
    head[u] = top;
    place[u] = timer_++;
    if (heavy[u]) decompose(heavy[u], top);
    for (int v : child[u])
        if (v != heavy[u]) decompose(v, v);
}

void put(int i, ll x) {
    i += width;
    t[i] = x;
    for (i /= 2; i > 0; i /= 2) t[i] = t[2 * i] + t[2 * i + 1];
}

ll sum(int l, int r) {
    ll s = 0;
    for (l += width, r += width + 1; l < r; l /= 2, r /= 2) {
        if (l & 1) s += t[l++];
        if (r & 1) s += t[--r];
    }
    return s;
}

ll path(int u, int v) {
    ll s = 0;
    while (head[u] != head[v]) {
        if (depth_[head[u]] < depth_[head[v]]) swap(u, v);
        s += sum(place[head[u]], place[u]);
        u = parent_[head[u]];
    }
    if (depth_[u] > depth_[v]) swap(u, v);
    return s + sum(place[u], place[v]);
}

int main() {
    scanf("%d %d", &n, &q);
    child.resize(n + 1);
    parent_.assign(n + 1, 0);
    depth_.assign(n + 1, 0);
    heavy.assign(n + 1, 0);
    head.assign(n + 1, 0);
    place.assign(n + 1, 0);
    sz.assign(n + 1, 0);
    for (int v = 2; v <= n; v++) {
        scanf("%d", &parent_[v]);
        child[parent_[v]].push_back(v);
    }
    measure(1);
    decompose(1, 1);
    while (width < n) width *= 2;
    t.assign(2 * width, 0);
    for (int v = 1; v <= n; v++) scanf("%lld", &t[width + place[v]]);
    for (int i = width - 1; i > 0; i--) t[i] = t[2 * i] + t[2 * i + 1];
    while (q--) {
        int type, x, y;
        scanf("%d %d %d", &type, &x, &y);
        if (type == 1) put(place[x], y);
        else printf("%lld\n", path(x, y));
    }
    return 0;
}
