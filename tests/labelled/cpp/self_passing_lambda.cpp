// time: 1.619^n
// space: n
// why: the lambda calls itself on arguments smaller by one and two
#include <iostream>
int main() {
    int n;
    std::cin >> n;
    auto fib = [](auto self, int k) -> long long {
        return k < 2 ? k : self(self, k - 1) + self(self, k - 2);
    };
    std::cout << fib(fib, n) << '\n';
}
