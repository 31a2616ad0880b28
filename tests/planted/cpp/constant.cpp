// growth: 1
// class: 1
// largest: 1000000000
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    printf("%lld\n", n * n % 7);
}
