#include <bits/stdc++.h>
using namespace std;
const int N = 10005;
vector<int> G[N]; int dfn[N], low[N], col[N], stk[N], top_, ti, cnt; 
void tarjan(int u) {
    dfn[u] = low[u] = ++ti; stk[++top_] = u;
    for (int v : G[u]) {
        if (!dfn[v]) tarjan(v), low[u] = min(low[u], low[v]);
        else if (!col[v]) low[u] = min(low[u], dfn[v]);
    }
    if (dfn[u] == low[u]) { cnt++; do col[stk[top_]] = cnt; while (stk[top_--] != u); }
}
int main() { int n, m; scanf("%d%d", &n, &m); while (m--) { int a, b; scanf("%d%d", &a, &b); G[a].push_back(b); } for (int i = 1; i <= n; i++) if (!dfn[i]) tarjan(i); printf("%d", cnt); }
