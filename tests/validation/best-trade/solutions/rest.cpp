#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    int n;
    scanf("%d", &n);
    std::vector<int> a(n);
    for (int i = 0; i < n; i++) scanf("%d", &a[i]);
    int best = a[1] - a[0];
    for (int i = 1; i < n; i++) {
        int low = *std::min_element(a.begin(), a.begin() + i);
        best = std::max(best, a[i] - low);
    }
    printf("%d\n", best);
}
