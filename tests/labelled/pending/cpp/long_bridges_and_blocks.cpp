// time: n + m
// space: n + m
// why: one search with entry times, each edge is used twice
#include <bits/stdc++.h>
using namespace std;

struct Edge {
    int to, id;
};

struct Graph {
    int n, m;
    vector<vector<Edge>> adj;
    vector<int> tin, low, comp;
    vector<bool> bridge;
    int timer = 0;

    Graph(int n, int m) : n(n), m(m), adj(n + 1), tin(n + 1, 0), low(n + 1, 0), comp(n + 1, -1), bridge(m, false) {}

    void add(int u, int v, int id) {
        adj[u].push_back({v, id});
        adj[v].push_back({u, id});
    }

    void dfs(int u, int from) {
        tin[u] = low[u] = ++timer;
        for (const Edge &e : adj[u]) {
            if (e.id == from) continue;
            if (tin[e.to]) {
                low[u] = min(low[u], tin[e.to]);
            } else {
                dfs(e.to, e.id);
                low[u] = min(low[u], low[e.to]);
                if (low[e.to] > tin[u]) bridge[e.id] = true;
            }
        }
    }

    void find_bridges() {
        for (int u = 1; u <= n; u++)
            if (!tin[u]) dfs(u, -1);
    }

    int label_blocks() {
        int count = 0;
        vector<int> stack;
        for (int s = 1; s <= n; s++) {
            if (comp[s] != -1) continue;
            comp[s] = count;
            stack.push_back(s);
            while (!stack.empty()) {
                int u = stack.back();
                stack.pop_back();
                for (const Edge &e : adj[u]) {
                    if (bridge[e.id] || comp[e.to] != -1) continue;
                    comp[e.to] = count;
                    stack.push_back(e.to);
                }
            }
            count++;
        }
        return count;
    }
};

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    int n, m;
    cin >> n >> m;
    Graph g(n, m);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        g.add(u, v, i);
    }
    g.find_bridges();
    int blocks = g.label_blocks();
    int bridges = 0;
    for (int i = 0; i < m; i++)
        if (g.bridge[i]) bridges++;
    vector<int> size(blocks, 0);
    for (int u = 1; u <= n; u++) size[g.comp[u]]++;
    int largest = 0;
    for (int c = 0; c < blocks; c++) largest = max(largest, size[c]);
    cout << bridges << ' ' << blocks << ' ' << largest << '\n';
    return 0;
}
