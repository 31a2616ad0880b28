#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q; cin >> n >> q;
    set<pair<int, int>> edges;
    vector<int> parent(n + 1);
    function<int(int)> root = [&](int x) { while (parent[x] != x) x = parent[x] = parent[parent[x]]; return x; };
    while (q--) {
        int t, u, v; cin >> t >> u >> v;
        if (u > v) swap(u, v);
        if (t == 1) {
            if (!edges.insert({u, v}).second) edges.erase({u, v});
        } else {
            for (int i = 1; i <= n; i++) parent[i] = i;
            for (auto &edge : edges) parent[root(edge.first)] = root(edge.second);
            cout << (root(u) == root(v) ? "yes" : "no") << "\n";
        }
    }
}
