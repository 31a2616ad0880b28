#include <cstdio>
#include <vector>
int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    std::vector<int> a(n);
    for (int i = 0; i < n; i++) scanf("%d", &a[i]);
    for (int l, r; q-- && scanf("%d %d", &l, &r) == 2;) {
        long long sum = 0;
        while (l <= r) sum += a[l++ - 1];
        printf("%lld\n", sum);
    }
}
