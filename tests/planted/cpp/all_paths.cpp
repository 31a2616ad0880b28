// growth: n^3
// class: n^3
// largest: 2000
// misses: n^2
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>
int main() {
    long long n, c = 0;
    if (scanf("%lld", &n) != 1) return 1;
    std::vector<std::vector<int>> far(n, std::vector<int>(n));
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) far[i][j] = (i * 31 + j * 17) % 97 + 1;
    for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++)
        if (far[i][k] + far[k][j] < far[i][j]) far[i][j] = far[i][k] + far[k][j];
    printf("%d\n", far[0][n - 1]);
}
