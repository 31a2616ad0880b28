#include <iostream>
#include <vector>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    const long long far = 1e15;
    vector<vector<long long>> d(n, vector<long long>(n, far));
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        u--, v--;
        d[u][v] = d[v][u] = min<long long>(d[u][v], w);
    }
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) d[i][j] = min(d[i][j], d[i][k] + d[k][j]);
    cout << (d[0][n - 1] == far ? -1 : d[0][n - 1]) << endl;
}
