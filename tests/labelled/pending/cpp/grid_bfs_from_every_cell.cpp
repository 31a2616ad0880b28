// time: n^2 m^2
// space: n m
// why: a full search with fresh distances starts from every cell
#include <bits/stdc++.h>
using namespace std;
#define rep(i, n) for (int i = 0; i < (n); ++i)
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> g(n, vector<int>(m));
    rep(i, n) rep(j, m) cin >> g[i][j];
    int best = 0;
    int dx[] = {1, -1, 0, 0}, dy[] = {0, 0, 1, -1};
    rep(si, n) rep(sj, m) {
        if (!g[si][sj]) continue;
        vector<vector<int>> dist(n, vector<int>(m, -1));
        queue<pair<int, int>> q;
        q.push({si, sj});
        dist[si][sj] = 0;
        while (!q.empty()) {
            auto [x, y] = q.front();
            q.pop();
            best = max(best, dist[x][y]);
            rep(d, 4) {
                int u = x + dx[d], v = y + dy[d];
                if (u < 0 || v < 0 || u >= n || v >= m) continue;
                if (!g[u][v] || dist[u][v] != -1) continue;
                dist[u][v] = dist[x][y] + 1;
                q.push({u, v});
            }
        }
    }
    cout << best << "\n";
}
