#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<long long> a(n);
    long long best = -4e18;
    for (int end = 0; end < n; end++) {
        std::cin >> a[end];
        long long sum = 0;
        for (int start = end; start >= 0; start--) {
            sum += a[start];
            if (sum > best) best = sum;
        }
    }
    std::cout << best << "\n";
}
