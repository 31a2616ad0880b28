#include <bits/stdc++.h>
using namespace std;
int pre[1001][1001];
int main() {
    ios::sync_with_stdio(false); cin.tie(nullptr);
    int n, q; cin >> n >> q;
    for (int i = 1; i <= n; ++i) {
        string row; cin >> row;
        for (int j = 1; j <= n; ++j)
            pre[i][j] = (row[j - 1] == '*') + pre[i - 1][j] + pre[i][j - 1] - pre[i - 1][j - 1];
    }
    while (q--) {
        int y1, x1, y2, x2; cin >> y1 >> x1 >> y2 >> x2;
        cout << pre[y2][x2] - pre[y1 - 1][x2] - pre[y2][x1 - 1] + pre[y1 - 1][x1 - 1] << '\n';
    }
}
