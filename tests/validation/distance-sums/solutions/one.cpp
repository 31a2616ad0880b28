#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> near(n);
    for (int i = 1; i < n; i++) {
        int u, v;
        std::cin >> u >> v;
        near[u - 1].push_back(v - 1);
        near[v - 1].push_back(u - 1);
    }
    std::vector<int> order{0}, parent(n, -1);
    for (int i = 0; i < n; i++)
        for (int y : near[order[i]])
            if (y != parent[order[i]]) {
                parent[y] = order[i];
                order.push_back(y);
            }
    std::vector<long long> size(n, 1), sum(n, 0);
    for (int i = n - 1; i > 0; i--) {
        size[parent[order[i]]] += size[order[i]];
        sum[0] += size[order[i]];
    }
    long long best = sum[0];
    for (int i = 1; i < n; i++) {
        int x = order[i];
        sum[x] = sum[parent[x]] + n - 2 * size[x];
        best = std::max(best, sum[x]);
    }
    std::cout << best << "\n";
}
