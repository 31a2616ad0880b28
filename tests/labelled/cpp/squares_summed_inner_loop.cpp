// time: n^3
// space: 1
// why: the sum of i squared
#include <iostream>
int main() {
    int n;
    std::cin >> n;
    long long total = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i * i; j++) total ^= i * j;
    std::cout << total << '\n';
}
