// time: n
// space: 1
// why: the operator * of a pair of numbers is a constant
#include <iostream>
struct C {
    long long re, im;
    C operator*(const C &o) const {
        return {(re * o.re - im * o.im) % 1009, (re * o.im + im * o.re) % 1009};
    }
};
int main() {
    int n;
    std::cin >> n;
    C x{1, 2}, r{1, 0};
    for (int i = 0; i < n; i++) r = r * x;
    std::cout << r.re << ' ' << r.im << '\n';
}
