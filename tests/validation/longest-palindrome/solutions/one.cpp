#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
int main() {
    int n;
    std::string s, t = "#";
    std::cin >> n >> s;
    for (char c : s) { t += c; t += '#'; }
    int size = (int)t.size(), center = 0, right = 0, best = 0;
    std::vector<int> reach(size, 0);
    for (int i = 0; i < size; i++) {
        if (i < right) reach[i] = std::min(right - i, reach[2 * center - i]);
        while (i - reach[i] > 0 && i + reach[i] + 1 < size && t[i - reach[i] - 1] == t[i + reach[i] + 1])
            reach[i]++;
        if (i + reach[i] > right) { center = i; right = i + reach[i]; }
        best = std::max(best, reach[i]);
    }
    std::cout << best << "\n";
}
