// time: n
// space: n + N
// why: only the n places that were used are cleared
#include <cstdio>
#include <vector>
const int N = 100005;
int cnt[N];
int main() {
    int t;
    scanf("%d", &t);
    while (t--) {
        int n, best = 0;
        scanf("%d", &n);
        std::vector<int> a(n);
        for (int i = 0; i < n; i++) scanf("%d", &a[i]);
        for (int i = 0; i < n; i++) {
            cnt[a[i]]++;
            if (cnt[a[i]] > best) best = cnt[a[i]];
        }
        for (int i = 0; i < n; i++) cnt[a[i]] = 0;
        printf("%d\n", best);
    }
}
