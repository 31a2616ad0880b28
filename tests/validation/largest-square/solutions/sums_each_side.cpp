#include <cstdio>
#include <vector>
int main() {
    int r, c;
    scanf("%d %d", &r, &c);
    std::vector<std::vector<int>> s(r + 1, std::vector<int>(c + 1, 0));
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++) {
            int x;
            scanf("%d", &x);
            s[i + 1][j + 1] = x + s[i][j + 1] + s[i + 1][j] - s[i][j];
        }
    int best = 0;
    for (int i = 0; i < r; i++)
        for (int j = 0; j < c; j++)
            for (int k = 1; i + k <= r && j + k <= c; k++)
                if (s[i + k][j + k] - s[i][j + k] - s[i + k][j] + s[i][j] == k * k && k > best) best = k;
    printf("%d\n", best);
}
