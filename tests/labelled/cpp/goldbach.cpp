// time: n sqrt n
// space: 1
// why: up to n candidates, each tested for primality by trial division up to its root
#include <stdio.h>
#include <stdbool.h>

bool is_prime(int x) {
    if (x < 2) return false;
    for (int d = 2; d * d <= x; d++)
        if (x % d == 0) return false;
    return true;
}

int main(void) {
    int n, ways = 0;
    scanf("%d", &n);
    for (int p = 2; p <= n / 2; p++) {
        if (is_prime(p) && is_prime(n - p)) {
            ways++;
            if (ways <= 5) printf("%d + %d\n", p, n - p);
        }
    }
    printf("%d\n", ways);
    return 0;
}
