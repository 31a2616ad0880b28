#include <iostream>
#include <queue>
#include <vector>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, int>>> near(n + 1);
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        near[u].push_back({v, w});
        near[v].push_back({u, w});
    }
    vector<long long> cost(n + 1, -1);
    priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<>> heap;
    heap.push({0, 1});
    while (!heap.empty()) {
        auto [d, u] = heap.top();
        heap.pop();
        if (cost[u] >= 0) continue;
        cost[u] = d;
        for (auto [v, w] : near[u])
            if (cost[v] < 0) heap.push({d + w, v});
    }
    cout << cost[n] << endl;
}
