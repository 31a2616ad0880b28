// time: n
// space: n
// why: T(n) = T(n-1) + 1, nothing is copied
#include <iostream>
#include <vector>
int total(const std::vector<int> &a, int i) {
    if (i == (int)a.size()) return 0;
    return a[i] + total(a, i + 1);
}
int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int &x : a) std::cin >> x;
    std::cout << total(a, 0) << '\n';
}
