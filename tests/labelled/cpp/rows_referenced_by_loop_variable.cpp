// time: n m + q n
// space: n m
// why: `auto& row` copies nothing
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m, q;
    cin >> n >> m;
    vector<vector<int>> g(n, vector<int>(m));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) cin >> g[i][j];
    cin >> q;
    while (q--) {
        int s = 0;
        for (auto &row : g) s += row[0];
        cout << s << '\n';
    }
}
