// growth: log n
// class: log n
// largest: 1000000000000000000
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    while (n) { n /= 2; c++; }
    printf("%lld\n", c);
}
