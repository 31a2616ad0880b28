#include <cstdio>
int main() { int n, x = 0, y = 0; char c; scanf("%d", &n); for (int i = 0; i < n; i++) { scanf(" %c", &c); if (c == 'U') y++; else if (c == 'D') y--; else if (c == 'L') x--; else x++; if (x * x + y * y > 10000) { printf("far\n"); return 0; } } printf("%d %d\n", x, y); }
