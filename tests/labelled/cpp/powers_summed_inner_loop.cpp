// time: 2^n
// space: 1
// why: 1 + 2 + 4 + ... + 2^(n-1) rounds
#include <iostream>
int main() {
    int n;
    std::cin >> n;
    long long total = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < (1 << i); j++) total ^= i * j;
    std::cout << total << '\n';
}
