#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    vector<pair<int, int>> edges;
    while (q--) {
        int t, u, v;
        cin >> t >> u >> v;
        pair<int, int> e(min(u, v), max(u, v));
        if (t == 1) {
            auto at = find(edges.begin(), edges.end(), e);
            if (at == edges.end()) edges.push_back(e);
            else edges.erase(at);
            continue;
        }
        vector<char> reached(n + 1, 0);
        reached[u] = 1;
        for (bool changed = true; changed;) {
            changed = false;
            for (auto [a, b] : edges)
                if (reached[a] != reached[b]) reached[a] = reached[b] = 1, changed = true;
        }
        cout << (reached[v] ? "yes" : "no") << '\n';
    }
}
