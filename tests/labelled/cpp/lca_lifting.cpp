// time: n log N + q log N
// space: N log N + n
// why: jump table of LOG levels over the constant capacity; each query climbs LOG levels
#include <bits/stdc++.h>
using namespace std;

const int N = 200005, LOG = 18;
int up[LOG][N], dep[N];
vector<int> ch[N];

void dfs(int u) {
    for (int v : ch[u]) {
        dep[v] = dep[u] + 1;
        dfs(v);
    }
}

int lca(int a, int b) {
    if (dep[a] < dep[b]) swap(a, b);
    int diff = dep[a] - dep[b];
    for (int j = 0; j < LOG; j++)
        if (diff >> j & 1) a = up[j][a];
    if (a == b) return a;
    for (int j = LOG - 1; j >= 0; j--) {
        if (up[j][a] != up[j][b]) {
            a = up[j][a];
            b = up[j][b];
        }
    }
    return up[0][a];
}

int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    for (int i = 2; i <= n; i++) {
        int p;
        scanf("%d", &p);
        up[0][i] = p;
        ch[p].push_back(i);
    }
    up[0][1] = 1;
    for (int j = 1; j < LOG; j++)
        for (int i = 1; i <= n; i++) up[j][i] = up[j - 1][up[j - 1][i]];
    dfs(1);
    while (q--) {
        int a, b;
        scanf("%d %d", &a, &b);
        int c = lca(a, b);
        printf("%d %d\n", c, dep[a] + dep[b] - 2 * dep[c]);
    }
}
