// time: n
// space: 1
// why: the number of trailing zeros of 1..n adds up to less than n
#include <iostream>
int main() {
    int n, total = 0;
    std::cin >> n;
    for (int i = 1; i <= n; i++)
        for (int x = i; x % 2 == 0; x /= 2) total++;
    std::cout << total << '\n';
}
