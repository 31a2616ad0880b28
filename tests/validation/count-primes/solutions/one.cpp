#include <iostream>
#include <vector>
int main() {
    int n, count = 0;
    std::cin >> n;
    std::vector<bool> struck(n + 1, false);
    for (int p = 2; p <= n; p++) {
        if (struck[p]) continue;
        count++;
        for (long long k = 1LL * p * p; k <= n; k += p) struck[k] = true;
    }
    std::cout << count << "\n";
}
