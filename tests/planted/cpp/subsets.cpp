// growth: 2^n
// class: 2^n
// largest: 30
// misses: n^3
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int n;
long long count(int at, int total) {
    if (at == n) return total % 3 == 0;
    return count(at + 1, total) + count(at + 1, total + at);
}
int main() {
    if (scanf("%d", &n) != 1) return 1;
    printf("%lld\n", count(0, 0));
}
