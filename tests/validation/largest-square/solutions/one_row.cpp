#include <bits/stdc++.h>
using namespace std;
int main() {
    int r, c;
    scanf("%d %d", &r, &c);
    vector<int> row(c, 0);
    int best = 0;
    while (r--) {
        int corner = 0;
        for (int j = 0; j < c; j++) {
            int x, above = row[j];
            scanf("%d", &x);
            row[j] = x ? 1 + min(above, min(corner, j ? row[j - 1] : 0)) : 0;
            corner = above;
            best = max(best, row[j]);
        }
    }
    printf("%d\n", best);
}
