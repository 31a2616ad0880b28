#include <cstdio>
long long total[200005];
int main() {
    int n, q, x;
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) { scanf("%d", &x); total[i] = total[i - 1] + x; }
    for (int i = 0; i < q; i++) {
        int a, b;
        scanf("%d %d", &a, &b);
        printf("%lld\n", total[b] - total[a - 1]);
    }
    return 0;
}
