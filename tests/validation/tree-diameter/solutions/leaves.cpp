#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false); cin.tie(nullptr);
    int n; cin >> n;
    vector<vector<int>> near(n + 1);
    vector<int> degree(n + 1), down(n + 1), order;
    for (int i = 1; i < n; i++) { int u, v; cin >> u >> v; near[u].push_back(v); near[v].push_back(u); degree[u]++; degree[v]++; }
    vector<char> gone(n + 1);
    for (int u = 1; u <= n; u++) if (degree[u] == 1) order.push_back(u);
    int best = 0;
    for (size_t i = 0; i < order.size(); i++) {
        int u = order[i];
        gone[u] = 1;
        for (int v : near[u]) if (!gone[v]) {
            best = max(best, down[v] + down[u] + 1);
            down[v] = max(down[v], down[u] + 1);
            if (--degree[v] == 1) order.push_back(v);
        }
    }
    cout << best << endl;
}
