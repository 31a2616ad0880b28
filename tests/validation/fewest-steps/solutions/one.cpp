#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; scanf("%d %d", &n, &m);
    vector<vector<int>> near(n + 1);
    while (m--) { int u, v; scanf("%d %d", &u, &v); near[u].push_back(v); near[v].push_back(u); }
    vector<int> far(n + 1, -1);
    queue<int> waiting;
    far[1] = 0; waiting.push(1);
    while (!waiting.empty()) {
        int u = waiting.front(); waiting.pop();
        for (int v : near[u]) if (far[v] < 0) far[v] = far[u] + 1, waiting.push(v);
    }
    printf("%d\n", far[n]);
}
