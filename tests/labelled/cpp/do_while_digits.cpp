// time: n log k
// space: 1
// why: each of n numbers is taken apart digit by digit, all are at most k
#include <iostream>
int main() {
    int k, n;
    std::cin >> k >> n;
    long long total = 0;
    for (int i = 0; i < n; i++) {
        int x = k;
        do {
            total += x % 10;
            x /= 10;
        } while (x > 0);
    }
    std::cout << total << '\n';
}
