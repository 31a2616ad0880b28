// time: n t + m
// space: m + N
// why: depth-first search with marks; m is followed by m edges and so summed, n is only read (convention 5), each test clears n vertices
#include <bits/stdc++.h>
using namespace std;
#define rep(i, a, b) for (int i = (a); i < (b); ++i)
const int N = 200010;
vector<int> g[N];
bool vis[N];
int sz;

void dfs(int u) {
    vis[u] = true;
    sz++;
    for (int v : g[u])
        if (!vis[v]) dfs(v);
}

int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, m;
        scanf("%d%d", &n, &m);
        rep(i, 0, n) {
            g[i].clear();
            vis[i] = false;
        }
        rep(i, 0, m) {
            int u, v;
            scanf("%d%d", &u, &v);
            u--, v--;
            g[u].push_back(v);
            g[v].push_back(u);
        }
        int comps = 0, big = 0;
        rep(i, 0, n) {
            if (!vis[i]) {
                sz = 0;
                dfs(i);
                comps++;
                big = max(big, sz);
            }
        }
        printf("%d %d\n", comps, big);
    }
    return 0;
}
