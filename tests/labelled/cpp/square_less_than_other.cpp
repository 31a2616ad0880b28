// time: sqrt n
// space: 1
// why: i <= n / i means i * i <= n
#include <iostream>
int main() {
    long long n;
    std::cin >> n;
    int divisors = 0;
    for (long long i = 1; i <= n / i; i++)
        if (n % i == 0) divisors += i == n / i ? 1 : 2;
    std::cout << divisors << '\n';
}
