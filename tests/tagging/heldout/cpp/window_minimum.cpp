#include <cstdio>
int a[1000005], q[1000005], n, k;
int main() {
    scanf("%d%d", &n, &k);
    for (int i = 1; i <= n; i++) scanf("%d", &a[i]);
    int head = 1, tail = 0;
    for (int i = 1; i <= n; i++) {
        while (head <= tail && q[head] <= i - k) head++;
        while (head <= tail && a[q[tail]] >= a[i]) tail--;
        q[++tail] = i;
        if (i >= k) printf("%d ", a[q[head]]);
    }
}
