#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> a(n);
    for (int &x : a) std::cin >> x;
    long long sum = 0;
    for (int i = 0; i + k <= n; i++) sum += *std::min_element(a.begin() + i, a.begin() + i + k);
    std::cout << sum;
}
