#include <cstdio>
char s[100001], t[100001];
int main() {
    int n;
    scanf("%d %s %s", &n, s, t);
    for (int turn = 0; turn < n; turn++) {
        int same = 0;
        while (same < n && s[(turn + same) % n] == t[same]) same++;
        if (same == n) return printf("%d\n", turn), 0;
    }
    puts("-1");
}
