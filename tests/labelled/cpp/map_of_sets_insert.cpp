// time: n log n
// space: n
// why: an ordered map of ordered sets, both descents cost log n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    map<int, set<int>> g;
    for (int i = 0; i < n; i++) {
        int x, y;
        cin >> x >> y;
        g[x].insert(y);
    }
    size_t best = 0;
    for (auto &p : g) best = max(best, p.second.size());
    cout << best << '\n';
}
