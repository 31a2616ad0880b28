#include <cstdio>
int main() { int n; scanf("%d", &n); int a = 0, b = 0; for (int i = 0; i < n; i++) { int x, y; scanf("%d %d", &x, &y); if (x > y) a++; else if (y > x) b++; } puts(a > b ? "Mishka" : b > a ? "Chris" : "Friendship"); }
