#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m, s; cin >> n >> m >> s;
    vector<vector<int>> adj(n + 1); for (int i = 0; i < m; i++) { int a, b; cin >> a >> b; adj[a].push_back(b); }
    vector<bool> seen(n + 1); vector<int> st{s}; int c = 0;
    while (!st.empty()) {
        int u = st.back(); st.pop_back();
        if (seen[u]) continue;
        seen[u] = true; c++;
        for (int v : adj[u]) if (!seen[v]) st.push_back(v);
    }
    cout << c;
}
