// time: log n
// space: 1
// why: products of 2 by 2 matrices are a constant
#include <iostream>
using ull = unsigned long long;
struct M {
    ull v[2][2];
    M operator*(const M &o) const {
        M r{};
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                for (int k = 0; k < 2; k++) r.v[i][j] = (r.v[i][j] + v[i][k] * o.v[k][j]) % 1000007;
        return r;
    }
};
int main() {
    ull n;
    std::cin >> n;
    M base{{{1, 1}, {1, 0}}}, result{{{1, 0}, {0, 1}}};
    while (n) {
        if (n & 1) result = result * base;
        base = base * base;
        n >>= 1;
    }
    std::cout << result.v[0][1] << '\n';
}
