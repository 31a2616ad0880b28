#include <bits/stdc++.h>
using namespace std;
int ch[3200005][2], tot = 1;
void insert(int x) { int u = 1; for (int i = 30; i >= 0; i--) { int b = x >> i & 1; if (!ch[u][b]) ch[u][b] = ++tot; u = ch[u][b]; } }
int query(int x) { int u = 1, r = 0; for (int i = 30; i >= 0; i--) { int b = x >> i & 1; if (ch[u][b ^ 1]) { r |= 1 << i; u = ch[u][b ^ 1]; } else u = ch[u][b]; } return r; }
int main() { int n, best = 0; scanf("%d", &n); while (n--) { int x; scanf("%d", &x); insert(x); best = max(best, query(x)); } printf("%d", best); }
