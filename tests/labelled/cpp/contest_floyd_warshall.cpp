// time: n^3 + m
// space: n^2
// why: three loops over all vertices
#include <bits/stdc++.h>
using namespace std;
const long long INF = 1e18;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<long long>> d(n, vector<long long>(n, INF));
    for (int i = 0; i < n; i++) d[i][i] = 0;
    while (m--) {
        int a, b; long long w;
        cin >> a >> b >> w;
        d[a - 1][b - 1] = min(d[a - 1][b - 1], w);
    }
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (d[i][k] + d[k][j] < d[i][j]) d[i][j] = d[i][k] + d[k][j];
    for (auto &r : d) { for (auto x : r) cout << (x == INF ? -1 : x) << ' '; cout << '\n'; }
}
