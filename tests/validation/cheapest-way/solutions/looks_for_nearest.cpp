#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<array<int, 2>>> near(n);
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        near[u - 1].push_back({v - 1, w});
        near[v - 1].push_back({u - 1, w});
    }
    vector<long long> best(n, 1LL << 60);
    vector<char> done(n, 0);
    best[0] = 0;
    for (int step = 0; step < n; step++) {
        int u = -1;
        for (int x = 0; x < n; x++) if (!done[x] && (u < 0 || best[x] < best[u])) u = x;
        done[u] = 1;
        for (auto [v, w] : near[u]) best[v] = min(best[v], best[u] + w);
    }
    cout << (best[n - 1] >= 1LL << 60 ? -1 : best[n - 1]) << endl;
}
