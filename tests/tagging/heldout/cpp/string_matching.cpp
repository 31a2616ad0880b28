#include <bits/stdc++.h>
using namespace std;
char s[1000005], p[1000005]; int nxt[1000005];
int main() {
    scanf("%s%s", s + 1, p + 1); int n = strlen(s + 1), m = strlen(p + 1);
    for (int i = 2, j = 0; i <= m; i++) { while (j && p[i] != p[j + 1]) j = nxt[j]; if (p[i] == p[j + 1]) j++; nxt[i] = j; }
    for (int i = 1, j = 0; i <= n; i++) { while (j && s[i] != p[j + 1]) j = nxt[j]; if (s[i] == p[j + 1]) j++; if (j == m) { printf("%d\n", i - m + 1); j = nxt[j]; } }
}
