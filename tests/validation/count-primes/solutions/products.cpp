#include <iostream>
#include <set>
int main() {
    int n;
    std::cin >> n;
    std::set<int> composite;
    for (int a = 2; a <= n; a++)
        for (int b = 2; b <= n; b++) {
            long long p = 1LL * a * b;
            if (p <= n) composite.insert((int)p);
        }
    std::cout << (n < 2 ? 0 : n - 1 - (int)composite.size()) << "\n";
}
