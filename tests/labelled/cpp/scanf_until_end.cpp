// time: n
// space: 1
// why: one round for each number of the stream
#include <cstdio>
int main() {
    int x, best = 0;
    while (scanf("%d", &x) == 1)
        if (x > best) best = x;
    printf("%d\n", best);
}
