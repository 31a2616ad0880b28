#include <bits/stdc++.h>
using namespace std;
#define FOR(i, n) for (int i = 0; i < (n); ++i)
long long d[505][505];
int main() { int n, m, q; cin >> n >> m >> q; FOR(i, n) FOR(j, n) d[i][j] = i == j ? 0 : 1e18; FOR(i, m) { int a, b; long long c; cin >> a >> b >> c; a--, b--; d[a][b] = d[b][a] = min(d[a][b], c); } FOR(k, n) FOR(i, n) FOR(j, n) d[i][j] = min(d[i][j], d[i][k] + d[k][j]); while (q--) { int a, b; cin >> a >> b; cout << (d[a - 1][b - 1] >= 1e18 ? -1 : d[a - 1][b - 1]) << "\n"; } }
