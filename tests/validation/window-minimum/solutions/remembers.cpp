#include <cstdio>
int a[200001];
int main() {
    int n, k, at = -1;
    long long sum = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) scanf("%d", &a[i]);
    for (int end = k - 1; end < n; end++) {
        int start = end - k + 1;
        if (at < start) {
            at = start;
            for (int j = start + 1; j <= end; j++) if (a[j] < a[at]) at = j;
        } else if (a[end] < a[at]) at = end;
        sum += a[at];
    }
    printf("%lld\n", sum);
}
