#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> up(n + 1);
    for (int i = 0; i < m; i++) {
        int u, v;
        std::cin >> u >> v;
        up[std::min(u, v)].push_back(std::max(u, v));
    }
    std::vector<int> longest(n + 1, 0);
    int best = 0;
    for (int u = 1; u <= n; u++)
        for (int v : up[u]) {
            if (v > u) longest[v] = std::max(longest[v], longest[u] + 1);
            best = std::max(best, longest[v]);
        }
    std::cout << best << "\n";
}
