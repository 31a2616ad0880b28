#include <cstdio>
#include <vector>
int main() {
    int n; long long s;
    scanf("%d %lld", &n, &s);
    std::vector<long long> a(n);
    for (int i = 0; i < n; i++) scanf("%lld", &a[i]);
    long long count = 0;
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if (a[i] + a[j] == s) count++;
    printf("%lld\n", count);
}
