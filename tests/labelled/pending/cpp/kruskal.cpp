// time: m log m + n
// space: n + m
// why: edges are sorted; union-find with path compression and union by size is near constant
#include <iostream>
#include <vector>
#include <algorithm>
#include <numeric>
using namespace std;

struct DSU {
    vector<int> p, sz;
    DSU(int n) : p(n), sz(n, 1) { iota(p.begin(), p.end(), 0); }
    int find(int x) {
        if (p[x] == x) return x;
        return p[x] = find(p[x]);
    }
    bool unite(int a, int b) {
        a = find(a), b = find(b);
        if (a == b) return false;
        if (sz[a] < sz[b]) swap(a, b);
        p[b] = a;
        sz[a] += sz[b];
        return true;
    }
};

struct Edge {
    int u, v, w;
    bool operator<(const Edge& o) const { return w < o.w; }
};

int main() {
    int n, m;
    cin >> n >> m;
    vector<Edge> es(m);
    for (auto& e : es) {
        cin >> e.u >> e.v >> e.w;
        --e.u; --e.v;
    }
    sort(es.begin(), es.end());
    DSU d(n);
    long long total = 0;
    int used = 0;
    for (const auto& e : es) {
        if (d.unite(e.u, e.v)) {
            total += e.w;
            used++;
        }
    }
    if (used != n - 1) cout << "IMPOSSIBLE" << endl;
    else cout << total << endl;
}
