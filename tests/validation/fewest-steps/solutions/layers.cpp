#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false); cin.tie(nullptr);
    int n, m; cin >> n >> m;
    vector<int> head(n + 1, -1), next(2 * m), to(2 * m);
    for (int i = 0; i < m; i++) {
        int u, v; cin >> u >> v;
        to[2 * i] = v; next[2 * i] = head[u]; head[u] = 2 * i;
        to[2 * i + 1] = u; next[2 * i + 1] = head[v]; head[v] = 2 * i + 1;
    }
    vector<char> seen(n + 1);
    vector<int> layer = {1}, after;
    seen[1] = 1;
    int steps = 0;
    while (!layer.empty() && !seen[n]) {
        after.clear();
        for (int u : layer) for (int e = head[u]; e >= 0; e = next[e]) if (!seen[to[e]]) seen[to[e]] = 1, after.push_back(to[e]);
        swap(layer, after);
        steps++;
    }
    cout << (seen[n] ? steps : -1) << endl;
}
