// time: n
// space: n
// why: the argument drops by one with each of the two functions
#include <iostream>
bool odd(int k);
bool even(int k) { return k == 0 ? true : odd(k - 1); }
bool odd(int k) { return k == 0 ? false : even(k - 1); }
int main() {
    int n;
    std::cin >> n;
    std::cout << (even(n) ? "even" : "odd") << '\n';
}
