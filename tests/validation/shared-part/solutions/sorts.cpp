#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n, q;
    std::cin >> n >> q;
    std::vector<int> a(n);
    for (int& x : a) std::cin >> x;
    while (q-- > 0) {
        int l, r;
        std::cin >> l >> r;
        std::vector<int> part(a.begin() + (l - 1), a.begin() + r);
        std::sort(part.begin(), part.end());
        std::cout << part.front() << "\n";
    }
}
