// time: n log n
// space: 1
// why: log i digits for each i
#include <iostream>
int main() {
    int n, total = 0;
    std::cin >> n;
    for (int i = 1; i <= n; i++)
        for (int x = i; x > 0; x /= 2) total += x & 1;
    std::cout << total << '\n';
}
