#include <bits/stdc++.h>
using namespace std;
const long long FAR = LLONG_MAX / 4;
int main() {
    int n, m;
    scanf("%d%d", &n, &m);
    vector<vector<pair<int, int>>> near(n + 1);
    while (m--) {
        int u, v, w;
        scanf("%d%d%d", &u, &v, &w);
        near[u].emplace_back(v, w);
        near[v].emplace_back(u, w);
    }
    vector<long long> best(n + 1, FAR);
    set<pair<long long, int>> open;
    best[1] = 0;
    open.insert({0, 1});
    while (!open.empty()) {
        int u = open.begin()->second;
        open.erase(open.begin());
        for (auto &edge : near[u]) {
            long long through = best[u] + edge.second;
            if (through < best[edge.first]) {
                open.erase({best[edge.first], edge.first});
                best[edge.first] = through;
                open.insert({through, edge.first});
            }
        }
    }
    printf("%lld\n", best[n] == FAR ? -1 : best[n]);
}
