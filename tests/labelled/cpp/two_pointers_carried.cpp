// time: n
// space: n
// why: right only moves forward through the whole outer loop
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    long long k;
    scanf("%d %lld", &n, &k);
    vector<long long> a(n);
    for (int i = 0; i < n; i++) scanf("%lld", &a[i]);
    int right = 0, best = 0;
    long long total = 0;
    for (int left = 0; left < n; left++) {
        while (right < n && total + a[right] <= k) total += a[right++];
        best = max(best, right - left);
        total -= a[left];
    }
    printf("%d", best);
}
