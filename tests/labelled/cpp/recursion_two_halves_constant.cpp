// time: n
// space: log n
// why: T(n) = 2 T(n/2) + 1
#include <iostream>
int count_odd(int l, int r) {
    if (r - l == 1) return l & 1;
    int mid = l + (r - l) / 2;
    return count_odd(l, mid) + count_odd(mid, r);
}
int main() {
    int n;
    std::cin >> n;
    std::cout << count_odd(0, n) << '\n';
}
