#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> up;
int walk(int u) {
    int best = 0;
    for (int v : up[u]) best = max(best, 1 + walk(v));
    return best;
}
int main() {
    int n, m;
    cin >> n >> m;
    up.resize(n + 1);
    while (m--) {
        int u, v;
        cin >> u >> v;
        if (u != v) up[min(u, v)].push_back(max(u, v));
    }
    int best = 0;
    for (int u = 1; u <= n; u++) best = max(best, walk(u));
    cout << best << endl;
}
