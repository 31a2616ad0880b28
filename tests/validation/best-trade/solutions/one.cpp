#include <algorithm>
#include <cstdio>
int main() {
    int n, low, x;
    scanf("%d %d", &n, &low);
    int best = -2000000000;
    for (int i = 1; i < n; i++) {
        scanf("%d", &x);
        best = std::max(best, x - low);
        low = std::min(low, x);
    }
    printf("%d\n", best);
}
