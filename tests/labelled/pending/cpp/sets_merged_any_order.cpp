// time: n + m + min(n^2, m^2)
// space: n
// why: the growing group may be poured into a single number each time
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> group(n + 1);
    vector<int> where(n + 1);
    for (int i = 1; i <= n; i++) {
        group[i].push_back(i);
        where[i] = i;
    }
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        u = where[u];
        v = where[v];
        if (u == v) continue;
        for (int x : group[v]) {
            group[u].push_back(x);
            where[x] = u;
        }
        group[v].clear();
    }
    cout << group[where[1]].size() << '\n';
}
