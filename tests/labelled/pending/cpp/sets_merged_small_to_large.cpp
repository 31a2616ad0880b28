// time: n + m + min(n log^2 n, m log^2 m)
// space: n
// why: of m joins the smaller set is poured into the larger, each number moves log n times
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<set<int>> group(n + 1);
    vector<int> where(n + 1);
    for (int i = 1; i <= n; i++) {
        group[i].insert(i);
        where[i] = i;
    }
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        u = where[u];
        v = where[v];
        if (u == v) continue;
        if (group[u].size() < group[v].size()) swap(u, v);
        for (int x : group[v]) {
            group[u].insert(x);
            where[x] = u;
        }
        group[v].clear();
    }
    cout << group[where[1]].size() << '\n';
}
