#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> near;
int deepest(int u, int p) {
    int best = 0;
    for (int v : near[u]) if (v != p) best = max(best, 1 + deepest(v, u));
    return best;
}
int main() {
    int n;
    cin >> n;
    near.resize(n + 1);
    for (int i = 1; i < n; i++) {
        int u, v;
        cin >> u >> v;
        near[u].push_back(v);
        near[v].push_back(u);
    }
    int best = 0;
    for (int u = 1; u <= n; u++) best = max(best, deepest(u, 0));
    cout << best << endl;
}
