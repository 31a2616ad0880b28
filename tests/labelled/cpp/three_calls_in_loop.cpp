// time: 3^n
// space: n
// why: the loop makes three calls on n - 1
#include <iostream>
long long words(int k, int last) {
    if (k == 0) return last % 2;
    long long total = 0;
    for (int c = 0; c < 3; c++) total += words(k - 1, c);
    return total;
}
int main() {
    int n;
    std::cin >> n;
    std::cout << words(n, 0) << '\n';
}
