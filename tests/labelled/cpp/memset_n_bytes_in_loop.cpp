// time: n^2
// space: N
// why: n numbers are cleared in each of n rounds
#include <cstdio>
#include <cstring>
const int N = 5005;
int used[N];
int main() {
    int n, s = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        memset(used, 0, n * sizeof(int));
        used[i * 7 % n] = 1;
        s += used[i];
    }
    printf("%d\n", s);
}
