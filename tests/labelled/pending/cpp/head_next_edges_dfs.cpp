// time: n + m
// space: N
// why: edge lists in arrays, each edge looked at once
#include <bits/stdc++.h>
using namespace std;
const int N = 200005;
int head[N], nxt[N * 2], to[N * 2], ec = 0;
bool vis[N];
void add(int u, int v) { to[++ec] = v; nxt[ec] = head[u]; head[u] = ec; }
void dfs(int u) {
    vis[u] = true;
    for (int e = head[u]; e; e = nxt[e]) if (!vis[to[e]]) dfs(to[e]);
}
int main() {
    int n, m;
    scanf("%d%d", &n, &m);
    for (int i = 0; i < m; i++) { int a, b; scanf("%d%d", &a, &b); add(a, b); add(b, a); }
    int c = 0;
    for (int i = 1; i <= n; i++) if (!vis[i]) { dfs(i); c++; }
    printf("%d\n", c);
}
