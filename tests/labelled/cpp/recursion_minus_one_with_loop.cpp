// time: n^2
// space: n
// why: T(n) = T(n-1) + n
#include <iostream>
#include <vector>
#include <utility>
int place(std::vector<int> &a, int k) {
    if (k == 0) return 0;
    int top = 0;
    for (int i = 0; i < k; i++)
        if (a[i] > a[top]) top = i;
    std::swap(a[top], a[k - 1]);
    return top + place(a, k - 1);
}
int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int &x : a) std::cin >> x;
    std::cout << place(a, n) << '\n';
}
