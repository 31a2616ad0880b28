#include <bits/stdc++.h>
using namespace std;
int c[20][20];
int main() { int n; cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) cin >> c[i][j]; vector<int> f(1 << n, 1e9); f[0] = 0; for (int s = 0; s < 1 << n; s++) { int i = __builtin_popcount(s); for (int j = 0; j < n; j++) if (!(s >> j & 1)) f[s | 1 << j] = min(f[s | 1 << j], f[s] + c[i][j]); } cout << f[(1 << n) - 1]; }
