#include <bits/stdc++.h>
using namespace std;
int lg[100005], st[20][100005];
int main() {
    int n, m; scanf("%d%d", &n, &m);
    for (int i = 1; i <= n; i++) scanf("%d", &st[0][i]);
    lg[1] = 0;
    for (int i = 2; i <= n; i++) lg[i] = lg[i / 2] + 1;
    for (int j = 1; j <= lg[n]; j++)
        for (int i = 1; i + (1 << j) - 1 <= n; i++)
            st[j][i] = max(st[j - 1][i], st[j - 1][i + (1 << (j - 1))]);
    while (m--) {
        int l, r; scanf("%d%d", &l, &r);
        int k = lg[r - l + 1];
        printf("%d\n", max(st[k][l], st[k][r - (1 << k) + 1]));
    }
}
