// growth: sqrt n
// class: sqrt n
// largest: 10000000000000
// misses: log n
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    for (long long i = 1; i * i <= n; i++) if (n % i == 0) c++;
    printf("%lld\n", c);
}
