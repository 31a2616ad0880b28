// time: n^2
// space: n^2
// why: every level of the recursion holds its own copy of the vector
#include <iostream>
#include <vector>
int total(std::vector<int> a, int i) {
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
