// time: n + m + N
// space: N
// why: edges in arrays of fixed size, each list is walked once when its vertex is marked
#include <cstdio>
#include <cstring>
const int N = 200005;
int head[N], to[2 * N], nxt[2 * N], cnt, n, m;
bool vis[N];
int st[N];
void add(int u, int v) {
    to[++cnt] = v;
    nxt[cnt] = head[u];
    head[u] = cnt;
}
int main() {
    scanf("%d%d", &n, &m);
    memset(head, 0, sizeof head);
    for (int i = 0; i < m; i++) {
        int u, v;
        scanf("%d%d", &u, &v);
        add(u, v);
        add(v, u);
    }
    int top = 0, reached = 0;
    st[top++] = 1;
    vis[1] = true;
    while (top) {
        int u = st[--top];
        reached++;
        for (int e = head[u]; e; e = nxt[e])
            if (!vis[to[e]]) {
                vis[to[e]] = true;
                st[top++] = to[e];
            }
    }
    printf("%d\n", reached);
}
