#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    std::ios::sync_with_stdio(false);
    int r, c, best = 0;
    std::cin >> r >> c;
    std::vector<std::vector<int>> side(r + 1, std::vector<int>(c + 1, 0));
    for (int i = 1; i <= r; i++)
        for (int j = 1; j <= c; j++) {
            int x;
            std::cin >> x;
            if (x) side[i][j] = 1 + std::min({side[i - 1][j], side[i][j - 1], side[i - 1][j - 1]});
            best = std::max(best, side[i][j]);
        }
    std::cout << best << "\n";
}
