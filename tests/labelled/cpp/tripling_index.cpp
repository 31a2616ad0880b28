// time: log n
// space: 1
// why: the index more than triples in each round
#include <iostream>
int main() {
    int n, steps = 0;
    std::cin >> n;
    for (long long i = 1; i <= n; i = 3 * i + 1) steps++;
    std::cout << steps << '\n';
}
