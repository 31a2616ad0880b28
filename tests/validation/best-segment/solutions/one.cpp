#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; scanf("%d", &n);
    long long best = LLONG_MIN, here = 0;
    for (int i = 0; i < n; i++) {
        long long x; scanf("%lld", &x);
        here = max(here, 0LL) + x;
        best = max(best, here);
    }
    printf("%lld\n", best);
}
