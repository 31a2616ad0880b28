#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; scanf("%d", &n);
    vector<long long> a(n);
    for (auto &x : a) scanf("%lld", &x);
    sort(a.begin(), a.end());
    long long best = 4e18;
    for (int i = 1; i < n; i++) best = min(best, a[i] - a[i - 1]);
    printf("%lld\n", n < 2 ? -1 : best);
}
