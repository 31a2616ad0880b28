// growth: 1.6180339887^n
// class: 2^n
// largest: 44
// misses: n^3
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
long long count(int k) { return k < 2 ? 1 : count(k - 1) + count(k - 2); }
int main() {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    printf("%lld\n", count(n) % 1000);
}
