#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q; cin >> n >> q;
    vector<set<int>> near(n + 1);
    while (q--) {
        int t, u, v; cin >> t >> u >> v;
        if (t == 1) {
            if (near[u].count(v)) near[u].erase(v), near[v].erase(u);
            else near[u].insert(v), near[v].insert(u);
        } else {
            vector<char> seen(n + 1);
            vector<int> waiting = {u};
            seen[u] = 1;
            while (!waiting.empty()) {
                int x = waiting.back(); waiting.pop_back();
                for (int y : near[x]) if (!seen[y]) seen[y] = 1, waiting.push_back(y);
            }
            cout << (seen[v] ? "yes" : "no") << "\n";
        }
    }
}
