// time: n m
// space: n m
// why: a cell is queued when its distance is first set
#include <bits/stdc++.h>
using namespace std;
const int dx[4] = {0, 0, 1, -1}, dy[4] = {1, -1, 0, 0};
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<char>> g(n, vector<char>(m));
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) cin >> g[i][j];
    vector<vector<int>> dist(n, vector<int>(m, -1));
    queue<pair<int, int>> q;
    dist[0][0] = 0;
    q.push({0, 0});
    while (!q.empty()) {
        int x = q.front().first, y = q.front().second;
        q.pop();
        for (int d = 0; d < 4; d++) {
            int u = x + dx[d], v = y + dy[d];
            if (u < 0 || v < 0 || u >= n || v >= m || g[u][v] == '#' || dist[u][v] != -1) continue;
            dist[u][v] = dist[x][y] + 1;
            q.push({u, v});
        }
    }
    cout << dist[n - 1][m - 1] << '\n';
}
