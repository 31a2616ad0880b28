// time: n^2
// space: log n
// why: T(n) = 4 T(n/2) + 1
#include <iostream>
int fill(int x, int y, int size) {
    if (size <= 1) return (x ^ y) & 1;
    int h = size / 2;
    return fill(x, y, h) + fill(x + h, y, h) + fill(x, y + h, h) + fill(x + h, y + h, h);
}
int main() {
    int n;
    std::cin >> n;
    std::cout << fill(0, 0, n) << '\n';
}
