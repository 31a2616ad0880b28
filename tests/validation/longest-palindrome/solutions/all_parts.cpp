#include <cstdio>
#include <cstring>
char s[200001];
bool mirrored(int i, int j) {
    for (; i < j; i++, j--) if (s[i] != s[j]) return false;
    return true;
}
int main() {
    int n, best = 0;
    scanf("%d %s", &n, s);
    for (int i = 0; i < n; i++)
        for (int j = i; j < n; j++)
            if (mirrored(i, j) && j - i + 1 > best) best = j - i + 1;
    printf("%d\n", best);
}
