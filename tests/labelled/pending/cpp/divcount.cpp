// time: M log M + q
// space: M
// why: harmonic sum over multiples up to the fixed capacity, then O(1) a query
#include <bits/stdc++.h>
using namespace std;

const int N = 1000006;
int cnt[N];
long long pre[N];

int main() {
    for (int i = 1; i < N; i++) {
        for (int j = i; j < N; j += i) {
            cnt[j]++;
        }
    }
    pre[0] = 0;
    for (int i = 1; i < N; i++) pre[i] = pre[i - 1] + cnt[i];
    int q;
    scanf("%d", &q);
    for (int i = 0; i < q; i++) {
        int l, r;
        scanf("%d %d", &l, &r);
        printf("%lld\n", pre[r] - pre[l - 1]);
    }
    return 0;
}
