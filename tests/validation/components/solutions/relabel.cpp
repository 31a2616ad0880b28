#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<int> group(n + 1);
    vector<vector<int>> members(n + 1);
    for (int i = 1; i <= n; i++) { group[i] = i; members[i] = {i}; }
    int left = n;
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        int a = group[u], b = group[v];
        if (a == b) continue;
        if (members[a].size() < members[b].size()) swap(a, b);
        for (int x : members[b]) { group[x] = a; members[a].push_back(x); }
        members[b].clear();
        left--;
    }
    cout << left << endl;
}
