#include <cstdio>
#include <vector>
int main() {
    int n;
    long long k;
    scanf("%d %lld", &n, &k);
    std::vector<int> next(n);
    for (int i = 0; i < n; i++) next[i] = (i + 1) % n;
    int before = n - 1;
    for (int left = n; left > 1; left--) {
        for (long long s = (k - 1) % left; s > 0; s--) before = next[before];
        next[before] = next[next[before]];
    }
    printf("%d\n", before + 1);
}
