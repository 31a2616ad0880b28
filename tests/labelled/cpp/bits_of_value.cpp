// time: log n
// space: 1
// why: each round drops the lowest set bit or halves n
#include <cstdio>
int main() {
    long long n;
    scanf("%lld", &n);
    int ones = 0;
    while (n > 0) {
        ones += n & 1;
        n /= 2;
    }
    printf("%d\n", ones);
}
