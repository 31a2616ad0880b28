#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> a(n), best(n, 1);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a[i]);
        for (int j = 0; j < i; j++)
            if (a[j] < a[i]) best[i] = std::max(best[i], best[j] + 1);
    }
    printf("%d\n", *std::max_element(best.begin(), best.end()));
}
