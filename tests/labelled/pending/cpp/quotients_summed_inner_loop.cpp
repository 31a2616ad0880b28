// time: n log n
// space: 1
// why: the sum of n/i
#include <iostream>
int main() {
    int n;
    std::cin >> n;
    long long total = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 1; i * j <= n; j++) total ^= i * j;
    std::cout << total << '\n';
}
