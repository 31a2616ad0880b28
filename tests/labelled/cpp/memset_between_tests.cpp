// time: n + t N
// space: N
// why: each test clears the whole array of fixed size
#include <cstdio>
#include <cstring>
const int N = 100005;
int cnt[N];
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        memset(cnt, 0, sizeof(cnt));
        int n, best = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            int x;
            scanf("%d", &x);
            cnt[x]++;
            if (cnt[x] > best) best = cnt[x];
        }
        printf("%d\n", best);
    }
}
