#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<std::pair<int, int>> events;
    for (int i = 0; i < n; i++) {
        int l, r;
        std::cin >> l >> r;
        events.push_back({l, 0});
        events.push_back({r, 1});
    }
    std::sort(events.begin(), events.end());
    int open = 0, most = 0;
    for (auto& e : events) {
        open += e.second == 0 ? 1 : -1;
        most = std::max(most, open);
    }
    std::cout << most << "\n";
}
