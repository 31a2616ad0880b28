// time: n^3 + m + q
// space: n^2
// why: triple loop over vertices, then constant-time queries
#include <bits/stdc++.h>
using namespace std;
using ll = long long;

int main() {
    int n, m, q;
    cin >> n >> m >> q;
    const ll INF = 4e18;
    vector<vector<ll>> d(n, vector<ll>(n, INF));
    for (int i = 0; i < n; i++) d[i][i] = 0;
    while (m--) {
        int a, b;
        ll c;
        cin >> a >> b >> c;
        a--; b--;
        d[a][b] = min(d[a][b], c);
        d[b][a] = min(d[b][a], c);
    }
    for (int k = 0; k < n; k++) {
        for (int i = 0; i < n; i++) {
            if (d[i][k] == INF) continue;
            for (int j = 0; j < n; j++) {
                if (d[k][j] == INF) continue;
                d[i][j] = min(d[i][j], d[i][k] + d[k][j]);
            }
        }
    }
    while (q--) {
        int a, b;
        cin >> a >> b;
        ll r = d[a - 1][b - 1];
        cout << (r == INF ? -1 : r) << '\n';
    }
}
