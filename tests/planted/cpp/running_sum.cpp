// growth: n
// class: n
// largest: 100000000
// misses: sqrt n
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    for (long long i = 0; i < n; i++) c += (i * i) & 5;
    printf("%lld\n", c);
}
