// growth: n^2 log n
// class: n^2 log n
// largest: 100000
// misses: n sqrt n
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    std::vector<long long> a(n);
    for (long long i = 0; i < n; i++) a[i] = 3 * i;
    for (long long i = 0; i < n; i++) for (long long j = 0; j < n; j++) {
        long long low = 0, high = n;
        while (low < high) {
            long long middle = (low + high) / 2;
            if (a[middle] < i + j) low = middle + 1; else high = middle;
        }
        c += low;
    }
    printf("%lld\n", c);
}
