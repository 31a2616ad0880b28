// time: log log n
// space: 1
// why: i is squared in each round
#include <iostream>
int main() {
    long long n;
    int steps = 0;
    std::cin >> n;
    for (long long i = 2; i <= n; i *= i) steps++;
    std::cout << steps << '\n';
}
