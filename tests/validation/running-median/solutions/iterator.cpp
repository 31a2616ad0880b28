#include <iostream>
#include <iterator>
#include <set>
int main() {
    int n, x;
    std::cin >> n;
    std::multiset<int> all;
    auto middle = all.end();
    long long sum = 0;
    for (int i = 1; i <= n; i++) {
        std::cin >> x;
        all.insert(x);
        if (i == 1) middle = all.begin();
        else if (x < *middle) { if (i % 2 == 0) --middle; }
        else if (i % 2 == 1) ++middle;
        sum += *middle;
    }
    std::cout << sum << "\n";
}
