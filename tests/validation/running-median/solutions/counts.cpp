#include <cstdio>
int a[100000];
int main() {
    int n;
    long long sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
        int j = i;
        for (int x = a[i]; j > 0 && a[j - 1] > x; j--) { a[j] = a[j - 1]; a[j - 1] = x; }
        sum += a[i / 2];
    }
    printf("%lld\n", sum);
}
