#include <bits/stdc++.h>
using namespace std;
typedef vector<vector<long long>> mat; const long long M = 1e9 + 7; int n;
mat operator*(const mat& a, const mat& b) { mat c(n, vector<long long>(n)); for (int i = 0; i < n; i++) for (int k = 0; k < n; k++) for (int j = 0; j < n; j++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % M; return c; }
int main() { int m, k; cin >> n >> m >> k; mat a(n, vector<long long>(n)), r = a; for (int i = 0; i < n; i++) r[i][i] = 1; while (m--) { int x, y; cin >> x >> y; a[x - 1][y - 1]++; } for (; k; k /= 2) { if (k % 2) r = r * a; a = a * a; } cout << r[0][n - 1]; }
