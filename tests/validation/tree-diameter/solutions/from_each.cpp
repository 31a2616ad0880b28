#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<vector<int>> near(n + 1);
    for (int i = 1; i < n; i++) { int u, v; cin >> u >> v; near[u].push_back(v); near[v].push_back(u); }
    int best = 0;
    for (int start = 1; start <= n; start++) {
        vector<int> far(n + 1, -1), order = {start};
        far[start] = 0;
        for (size_t i = 0; i < order.size(); i++)
            for (int v : near[order[i]]) if (far[v] < 0) far[v] = far[order[i]] + 1, order.push_back(v);
        best = max(best, far[order.back()]);
    }
    cout << best << endl;
}
