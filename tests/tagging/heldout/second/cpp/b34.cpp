#include <cstdio>
int a[2005];
int main() { int n, t, c = 0; scanf("%d%d", &n, &t); for (int i = 0; i < n; i++) scanf("%d", a + i); for (int i = 0; i < n - 1; i++) for (int j = i + 1; j < n; j++) if (a[i] + a[j] == t) c++; printf("%d", c); }
