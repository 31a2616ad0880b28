// growth: n sqrt n
// class: n sqrt n
// largest: 1000000
// misses: n log n
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    long long width = (long long)std::sqrt((double)n);
    for (long long i = 0; i < n; i++) for (long long j = 0; j < width; j++) c += (i ^ j) & 3;
    printf("%lld\n", c);
}
