// time: n
// space: log n
// why: T(n) = T(n/2) + n
#include <cstdio>
int work(int k) {
    if (k == 0) return 0;
    int s = 0;
    for (int i = 0; i < k; i++) s += i & k;
    return s + work(k / 2);
}
int main() {
    int n;
    scanf("%d", &n);
    printf("%d\n", work(n));
}
