// growth: n^4
// class: n^k
// largest: 500
// misses: n^3
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    for (int a = 0; a < n; a++) for (int b = 0; b < n; b++) for (int d = 0; d < n; d++) for (int e = 0; e < n; e++) if (a + b == (d ^ e)) c++;
    printf("%lld\n", c);
}
