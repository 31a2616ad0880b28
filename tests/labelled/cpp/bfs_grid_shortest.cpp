// time: n m
// space: n m + N^2
// why: each cell enters the queue once, the grid has room for N^2
#include <bits/stdc++.h>
using namespace std;
const int N = 1005;
int n, m;
char g[N][N];
int main() {
    cin >> n >> m;
    vector<vector<int>> dist(n, vector<int>(m, -1));
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) cin >> g[i][j];
    queue<pair<int,int>> q;
    q.push({0, 0});
    dist[0][0] = 0;
    int dx[4] = {1, -1, 0, 0}, dy[4] = {0, 0, 1, -1};
    while (!q.empty()) {
        auto [x, y] = q.front(); q.pop();
        for (int k = 0; k < 4; k++) {
            int nx = x + dx[k], ny = y + dy[k];
            if (nx < 0 || ny < 0 || nx >= n || ny >= m || g[nx][ny] == '#') continue;
            if (dist[nx][ny] != -1) continue;
            dist[nx][ny] = dist[x][y] + 1;
            q.push({nx, ny});
        }
    }
    cout << dist[n - 1][m - 1] << endl;
}
