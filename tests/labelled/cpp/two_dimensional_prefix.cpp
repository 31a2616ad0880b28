// time: n m + q
// space: n m
// why: four cells of the table answer a query
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m, q;
    scanf("%d%d%d", &n, &m, &q);
    vector<vector<long long>> p(n + 1, vector<long long>(m + 1));
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++) {
            int x;
            scanf("%d", &x);
            p[i][j] = p[i - 1][j] + p[i][j - 1] - p[i - 1][j - 1] + x;
        }
    while (q--) {
        int a, b, c, d;
        scanf("%d%d%d%d", &a, &b, &c, &d);
        printf("%lld\n", p[c][d] - p[a - 1][d] - p[c][b - 1] + p[a - 1][b - 1]);
    }
}
