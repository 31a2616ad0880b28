// time: n^2
// space: n
// why: the argument is copied in every call
#include <vector>
#include <iostream>
int first(std::vector<int> v, int i) { return v[i] + v[0]; }
int main() {
    int n;
    std::cin >> n;
    std::vector<int> a(n);
    for (int i = 0; i < n; i++) std::cin >> a[i];
    long long s = 0;
    for (int i = 0; i < n; i++) s += first(a, i);
    std::cout << s;
}
