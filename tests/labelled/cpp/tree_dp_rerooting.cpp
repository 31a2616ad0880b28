// time: n
// space: n
// why: two traversals of a tree, each edge twice
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> g;
vector<long long> down, ans, sz;
int n;
void dfs1(int u, int p) {
    sz[u] = 1;
    for (int v : g[u]) if (v != p) {
        dfs1(v, u);
        sz[u] += sz[v];
        down[u] += down[v] + sz[v];
    }
}
void dfs2(int u, int p) {
    for (int v : g[u]) if (v != p) {
        ans[v] = ans[u] - sz[v] + (n - sz[v]);
        dfs2(v, u);
    }
}
int main() {
    cin >> n;
    g.resize(n); down.resize(n); ans.resize(n); sz.resize(n);
    for (int i = 0; i < n - 1; i++) {
        int a, b;
        cin >> a >> b;
        g[--a].push_back(--b);
        g[b].push_back(a);
    }
    dfs1(0, -1);
    ans[0] = down[0];
    dfs2(0, -1);
    for (auto x : ans) cout << x << ' ';
}
