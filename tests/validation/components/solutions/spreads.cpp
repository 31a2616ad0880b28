#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> edges(m);
    for (auto& e : edges) std::cin >> e.first >> e.second;
    std::vector<int> least(n + 1);
    for (int i = 0; i <= n; i++) least[i] = i;
    bool changed = true;
    while (changed) {
        changed = false;
        for (auto& e : edges) {
            int low = std::min(least[e.first], least[e.second]);
            if (least[e.first] != low || least[e.second] != low) {
                least[e.first] = least[e.second] = low;
                changed = true;
            }
        }
    }
    int count = 0;
    for (int i = 1; i <= n; i++) count += least[i] == i;
    std::cout << count << "\n";
}
