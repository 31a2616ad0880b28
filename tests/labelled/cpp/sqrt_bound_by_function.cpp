// time: sqrt n
// space: 1
// why: the loop ends at the square root
#include <cmath>
#include <iostream>
int main() {
    long long n, total = 0;
    std::cin >> n;
    int r = std::sqrt(n);
    for (int i = 1; i <= r; i++)
        if (n % i == 0) total += i + (n / i != i ? n / i : 0);
    std::cout << total << '\n';
}
