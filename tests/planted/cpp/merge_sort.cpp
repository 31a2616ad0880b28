// growth: n log n
// class: n log n
// largest: 10000000
// misses: sqrt n
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    std::vector<long long> a(n), b(n);
    long long seed = 1;
    for (auto &x : a) x = seed = (seed * 1103515245 + 12345) % 2147483648LL;
    for (long long width = 1; width < n; width *= 2) {
        for (long long start = 0; start < n; start += 2 * width) {
            long long left = start, middle = std::min(start + width, n), right = middle, end = std::min(start + 2 * width, n);
            for (long long k = start; k < end; k++)
                if (right >= end || (left < middle && a[left] <= a[right])) b[k] = a[left++];
                else b[k] = a[right++];
        }
        a.swap(b);
    }
    printf("%lld %lld\n", a[0], a[n - 1]);
}
