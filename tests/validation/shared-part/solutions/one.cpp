#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    std::vector<std::vector<int>> table(1, std::vector<int>(n));
    for (int &x : table[0]) scanf("%d", &x);
    for (int width = 1; 2 * width <= n; width *= 2) {
        const std::vector<int> &last = table.back();
        std::vector<int> next(n - 2 * width + 1);
        for (size_t i = 0; i < next.size(); i++) next[i] = std::min(last[i], last[i + width]);
        table.push_back(next);
    }
    while (q--) {
        int l, r, level = 0;
        scanf("%d %d", &l, &r);
        while ((2 << level) <= r - l + 1) level++;
        printf("%d\n", std::min(table[level][l - 1], table[level][r - (1 << level)]));
    }
}
