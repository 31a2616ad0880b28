// time: 2^n n
// space: n
// why: 2^n words of n letters are written
#include <iostream>
#include <string>
int main() {
    int n;
    std::cin >> n;
    for (int i = 0; i < (1 << n); i++) {
        int g = i ^ (i >> 1);
        std::string w(n, '0');
        for (int b = 0; b < n; b++)
            if (g >> b & 1) w[n - 1 - b] = '1';
        std::cout << w << '\n';
    }
}
