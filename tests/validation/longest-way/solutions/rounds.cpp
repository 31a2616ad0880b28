#include <cstdio>
#include <vector>
struct Edge { int from, to; };
int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    std::vector<Edge> edges;
    for (int i = 0; i < m; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        if (u < v) edges.push_back({u, v});
        if (v < u) edges.push_back({v, u});
    }
    std::vector<int> far(n + 1, 0);
    for (bool changed = true; changed;) {
        std::vector<int> next = far;
        changed = false;
        for (const Edge &e : edges)
            if (far[e.from] + 1 > next[e.to]) next[e.to] = far[e.from] + 1, changed = true;
        far = next;
    }
    int best = 0;
    for (int x : far) if (x > best) best = x;
    printf("%d\n", best);
}
