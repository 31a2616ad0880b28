// time: sqrt n
// space: 1
// why: n / i takes about 2 sqrt n values and the loop jumps over equal ones
#include <iostream>
int main() {
    long long n, total = 0;
    std::cin >> n;
    for (long long i = 1, j; i <= n; i = j + 1) {
        j = n / (n / i);
        total += n / i * (j - i + 1);
    }
    std::cout << total << '\n';
}
