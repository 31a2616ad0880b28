// time: n
// space: 1
// why: one end moves by one a round, only the other halves
#include <iostream>
int main() {
    long long n, k;
    std::cin >> n >> k;
    long long lo = 0, hi = n;
    while (lo < hi) {
        long long mid = (lo + hi) / 2;
        if (mid * mid >= k) hi = mid;
        else lo++;
    }
    std::cout << lo << '\n';
}
