#include <iostream>
#include <queue>
#include <vector>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> out(n + 1);
    vector<int> waiting_for(n + 1), depth(n + 1);
    while (m--) {
        int u, v;
        cin >> u >> v;
        if (u == v) continue;
        if (u > v) swap(u, v);
        out[u].push_back(v);
        waiting_for[v]++;
    }
    queue<int> ready;
    for (int i = 1; i <= n; i++) if (!waiting_for[i]) ready.push(i);
    int best = 0;
    while (!ready.empty()) {
        int u = ready.front();
        ready.pop();
        best = max(best, depth[u]);
        for (int v : out[u]) {
            depth[v] = max(depth[v], depth[u] + 1);
            if (--waiting_for[v] == 0) ready.push(v);
        }
    }
    cout << best << endl;
}
