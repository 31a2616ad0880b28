// time: n^(1/3)
// space: 1
// why: i runs while its cube is at most n
#include <iostream>
int main() {
    long long n, i = 1;
    std::cin >> n;
    while (i * i * i <= n) i++;
    std::cout << i - 1 << '\n';
}
