// time: n^2
// space: log n
// why: T(n) = 2 T(n/2) + n^2, the root dominates
#include <iostream>
long long work(int k) {
    if (k <= 1) return 1;
    long long s = 0;
    for (int i = 0; i < k; i++)
        for (int j = 0; j < k; j++) s += i ^ j;
    return s + work(k / 2) + work(k / 2);
}
int main() {
    int n;
    std::cin >> n;
    std::cout << work(n) << '\n';
}
