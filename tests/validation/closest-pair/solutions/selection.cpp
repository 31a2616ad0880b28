#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n);
    for (auto& x : a) std::cin >> x;
    long long best = 1LL << 60;
    for (int i = 0; i < n; i++) {
        int least = i;
        for (int j = i + 1; j < n; j++) if (a[j] < a[least]) least = j;
        std::swap(a[i], a[least]);
        if (i) best = std::min(best, a[i] - a[i - 1]);
    }
    std::cout << (n > 1 ? best : -1) << "\n";
}
