// time: n
// space: 1
// why: the jump goes back n times
#include <cstdio>
int main() {
    int n, i = 0, s = 0;
    scanf("%d", &n);
again:
    if (i < n) {
        s += i * i % 5;
        i++;
        goto again;
    }
    printf("%d\n", s);
}
