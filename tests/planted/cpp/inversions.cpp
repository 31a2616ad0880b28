// growth: n^2
// class: n^2
// largest: 100000
// misses: n sqrt n
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    std::vector<int> a(n);
    for (long long i = 0; i < n; i++) a[i] = int(i * 7919 % 10007);
    for (long long i = 0; i < n; i++) for (long long j = 0; j < i; j++) if (a[j] > a[i]) c++;
    printf("%lld\n", c);
}
