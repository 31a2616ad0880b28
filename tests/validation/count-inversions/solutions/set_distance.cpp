#include <iostream>
#include <iterator>
#include <set>
int main() {
    int n;
    std::cin >> n;
    std::multiset<int> before;
    long long total = 0;
    while (n--) {
        int x;
        std::cin >> x;
        total += std::distance(before.upper_bound(x), before.end());
        before.insert(x);
    }
    std::cout << total << std::endl;
}
