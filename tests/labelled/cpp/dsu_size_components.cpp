// time: n + m α(n)
// space: n
// why: union by size with path compression
#include <bits/stdc++.h>
using namespace std;
struct DSU {
    vector<int> p, sz;
    int comps;
    DSU(int n) : p(n), sz(n, 1), comps(n) { iota(p.begin(), p.end(), 0); }
    int find(int x) { return p[x] == x ? x : p[x] = find(p[x]); }
    bool unite(int a, int b) {
        a = find(a); b = find(b);
        if (a == b) return false;
        if (sz[a] < sz[b]) swap(a, b);
        p[b] = a; sz[a] += sz[b]; comps--;
        return true;
    }
};
int main() {
    int n, m;
    cin >> n >> m;
    DSU d(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        d.unite(u - 1, v - 1);
        cout << d.comps << '\n';
    }
}
