// time: n
// space: 1
// why: the global counter rises by one in each call until it reaches n
#include <iostream>
int at = 0;
int step() {
    at++;
    return at * at % 7;
}
int main() {
    int n, s = 0;
    std::cin >> n;
    while (at < n) s += step();
    std::cout << s << '\n';
}
