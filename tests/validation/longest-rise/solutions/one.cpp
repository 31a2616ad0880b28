#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    int n;
    std::cin >> n;
    std::vector<int> tails;
    for (int i = 0; i < n; i++) {
        int x;
        std::cin >> x;
        auto at = std::lower_bound(tails.begin(), tails.end(), x);
        if (at == tails.end()) tails.push_back(x);
        else *at = x;
    }
    std::cout << tails.size() << "\n";
}
