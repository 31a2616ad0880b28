// time: log n
// space: 1
// why: one round a decimal digit
#include <iostream>
int main() {
    long long n;
    std::cin >> n;
    int s = 0;
    for (; n; n /= 10) s += n % 10;
    std::cout << s << '\n';
}
