// time: t A + n
// space: A
// why: every test clears the whole counting array of constant size A, however few values it has
#include <cstdio>
#include <cstring>

#define A 100001
int cnt[A];

int main() {
    int t;
    scanf("%d", &t);
    for (int cs = 1; cs <= t; cs++) {
        memset(cnt, 0, sizeof(cnt));
        int n;
        scanf("%d", &n);
        int best = 0, who = 0;
        for (int i = 0; i < n; i++) {
            int x;
            scanf("%d", &x);
            cnt[x]++;
            if (cnt[x] > best || (cnt[x] == best && x < who)) {
                best = cnt[x];
                who = x;
            }
        }
        printf("Case %d: %d %d\n", cs, who, best);
    }
    return 0;
}
