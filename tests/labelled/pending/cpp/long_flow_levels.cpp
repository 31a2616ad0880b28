// time: n^2 m
// space: n + m
// why: at most n phases, each with at most m augmentations of length n
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

struct Arc {
    int to;
    ll cap;
};

struct Flow {
    int n;
    vector<Arc> arcs;
    vector<vector<int>> g;
    vector<int> level, ptr;

    Flow(int n) : n(n), g(n), level(n), ptr(n) {}

    void add(int u, int v, ll c) {
        g[u].push_back(arcs.size());
        arcs.push_back({v, c});
        g[v].push_back(arcs.size());
        arcs.push_back({u, 0});
    }

    bool bfs(int s, int t) {
        fill(level.begin(), level.end(), -1);
        level[s] = 0;
        queue<int> q;
        q.push(s);
        while (!q.empty()) {
            int u = q.front();
            q.pop();
            for (int id : g[u]) {
                if (arcs[id].cap == 0 || level[arcs[id].to] != -1) continue;
                level[arcs[id].to] = level[u] + 1;
                q.push(arcs[id].to);
            }
        }
        return level[t] != -1;
    }

    ll dfs(int u, int t, ll pushed) {
        if (u == t || pushed == 0) return pushed;
        for (int &i = ptr[u]; i < (int)g[u].size(); i++) {
            int id = g[u][i], v = arcs[id].to;
            if (level[v] != level[u] + 1) continue;
            ll f = dfs(v, t, min(pushed, arcs[id].cap));
            if (f == 0) continue;
            arcs[id].cap -= f;
            arcs[id ^ 1].cap += f;
            return f;
        }
        return 0;
    }

    ll run(int s, int t) {
        ll total = 0;
        while (bfs(s, t)) {
            fill(ptr.begin(), ptr.end(), 0);
            while (ll f = dfs(s, t, LLONG_MAX)) total += f;
        }
        return total;
    }
};

int main() {
    int n, m;
    cin >> n >> m;
    Flow flow(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        ll c;
        cin >> u >> v >> c;
        flow.add(u - 1, v - 1, c);
    }
    cout << flow.run(0, n - 1) << '\n';
    return 0;
}
