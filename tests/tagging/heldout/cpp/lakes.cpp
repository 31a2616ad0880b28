#include <cstdio>
int n, m, cnt; char f[105][105];
void dfs(int x, int y) { f[x][y] = '.'; for (int dx = -1; dx <= 1; dx++) for (int dy = -1; dy <= 1; dy++) { int nx = x + dx, ny = y + dy; if (0 <= nx && nx < n && 0 <= ny && ny < m && f[nx][ny] == 'W') dfs(nx, ny); } }
int main() { scanf("%d %d", &n, &m); for (int i = 0; i < n; i++) scanf("%s", f[i]); for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (f[i][j] == 'W') { dfs(i, j); cnt++; } printf("%d\n", cnt); }
