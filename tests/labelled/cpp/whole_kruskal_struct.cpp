// time: n + m log m + m α(n)
// space: n + m
// why: edges sorted by an overloaded operator; recursive finds with compression and union by rank
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

struct Edge {
    int u, v;
    long long w;
    bool operator<(const Edge& o) const { return w < o.w; }
};

struct DSU {
    std::vector<int> p, rk;
    DSU(int n) : p(n), rk(n, 0) { std::iota(p.begin(), p.end(), 0); }
    int find(int x) { return p[x] == x ? x : p[x] = find(p[x]); }
    bool unite(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) return false;
        if (rk[a] < rk[b]) std::swap(a, b);
        p[b] = a;
        if (rk[a] == rk[b]) rk[a]++;
        return true;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    int n, m;
    std::cin >> n >> m;
    std::vector<Edge> es(m);
    for (auto& e : es) {
        std::cin >> e.u >> e.v >> e.w;
        --e.u;
        --e.v;
    }
    std::sort(es.begin(), es.end());
    DSU d(n);
    long long total = 0;
    int used = 0;
    for (const Edge& e : es) {
        if (d.unite(e.u, e.v)) {
            total += e.w;
            if (++used == n - 1) break;
        }
    }
    std::cout << (used == n - 1 ? total : -1) << "\n";
}
