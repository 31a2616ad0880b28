#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q; scanf("%d %d", &n, &q);
    vector<long long> sum(n + 1);
    for (int i = 1; i <= n; i++) { int x; scanf("%d", &x); sum[i] = sum[i - 1] + x; }
    while (q--) { int l, r; scanf("%d %d", &l, &r); printf("%lld\n", sum[r] - sum[l - 1]); }
}
