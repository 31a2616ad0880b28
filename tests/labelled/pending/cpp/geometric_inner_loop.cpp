// time: n
// space: 1
// why: 1 + 2 + 4 + ... + n adds up to 2n
#include <iostream>
int main() {
    int n, total = 0;
    std::cin >> n;
    for (int i = 1; i <= n; i *= 2)
        for (int j = 0; j < i; j++) total += j & 1;
    std::cout << total << '\n';
}
