// growth: n n!
// class: n!
// largest: 12
// misses: 2^n
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int n, taken[20];
long long found;
void place(int at, int last) {
    if (at == n) { found += last; return; }
    for (int k = 0; k < n; k++)
        if (!taken[k]) { taken[k] = 1; place(at + 1, k); taken[k] = 0; }
}
int main() {
    if (scanf("%d", &n) != 1) return 1;
    place(0, 0);
    printf("%lld\n", found);
}
