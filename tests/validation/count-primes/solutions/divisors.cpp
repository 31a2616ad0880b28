#include <cstdio>
int main() {
    int n, count = 0;
    scanf("%d", &n);
    for (int i = 2; i <= n; i++) {
        int divisors = 0;
        for (int d = 1; d <= i; d++) if (i % d == 0) divisors++;
        if (divisors == 2) count++;
    }
    printf("%d\n", count);
}
