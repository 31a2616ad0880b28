// time: 1.415^n
// space: n
// why: T(n) = 2 T(n-2) + 1, the base is the root of two
#include <iostream>
long long f(int k) {
    if (k <= 1) return 1;
    return f(k - 2) + f(k - 2) + 1;
}
int main() {
    int n;
    std::cin >> n;
    std::cout << f(n) << '\n';
}
