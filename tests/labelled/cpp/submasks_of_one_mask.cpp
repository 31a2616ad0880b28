// time: n
// space: 1
// why: the submasks of n are at most n + 1 numbers that fall one after the other
#include <iostream>
int main() {
    int n, count = 0;
    std::cin >> n;
    for (int sub = n; sub; sub = (sub - 1) & n) count++;
    std::cout << count << '\n';
}
