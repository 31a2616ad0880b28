#include <bits/stdc++.h>
using namespace std;
int f[3005][3005]; char a[3005], b[3005];
int main() { scanf("%s%s", a + 1, b + 1); int n = strlen(a + 1), m = strlen(b + 1); for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) { f[i][j] = max(f[i - 1][j], f[i][j - 1]); if (a[i] == b[j]) f[i][j] = max(f[i][j], f[i - 1][j - 1] + 1); } printf("%d", f[n][m]); }
