#include <bits/stdc++.h>
using namespace std;
int n, m, dist_[1005][1005];
string g[1005];
int main() {
    cin >> n >> m; for (int i = 0; i < n; i++) cin >> g[i];
    memset(dist_, -1, sizeof dist_);
    queue<pair<int, int>> q;
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (g[i][j] == 'A') { q.push({i, j}); dist_[i][j] = 0; }
    int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
    while (!q.empty()) {
        auto [x, y] = q.front(); q.pop();
        for (int k = 0; k < 4; k++) {
            int u = x + dx[k], v = y + dy[k];
            if (u < 0 || v < 0 || u >= n || v >= m || g[u][v] == '#' || dist_[u][v] != -1) continue;
            dist_[u][v] = dist_[x][y] + 1;
            q.push({u, v});
        }
    }
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (g[i][j] == 'B') cout << dist_[i][j];
}
