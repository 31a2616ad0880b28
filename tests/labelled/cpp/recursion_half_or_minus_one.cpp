// time: log n
// space: log n
// why: after an odd step the next call halves
#include <iostream>
int steps(long long k) {
    if (k == 0) return 0;
    if (k % 2 == 1) return 1 + steps(k - 1);
    return 1 + steps(k / 2);
}
int main() {
    long long n;
    std::cin >> n;
    std::cout << steps(n) << '\n';
}
