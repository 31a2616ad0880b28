// growth: n^2 sqrt n
// class: n^k
// largest: 10000
// misses: n^2
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    long long width = (long long)std::sqrt((double)n);
    for (long long i = 0; i < n; i++) for (long long j = 0; j < n; j++) for (long long k = 0; k < width; k++) c += (i ^ j ^ k) & 3;
    printf("%lld\n", c);
}
