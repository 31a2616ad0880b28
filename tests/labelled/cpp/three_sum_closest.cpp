// time: n^2
// space: n
// why: after the sort, for each first element two indices meet in linear time
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace std;

int main() {
    int n;
    long long target;
    scanf("%d %lld", &n, &target);
    vector<long long> a(n);
    for (int i = 0; i < n; ++i) scanf("%lld", &a[i]);
    sort(a.begin(), a.end());
    long long best = a[0] + a[1] + a[2];
    for (int i = 0; i + 2 < n; ++i) {
        int l = i + 1, r = n - 1;
        while (l < r) {
            long long s = a[i] + a[l] + a[r];
            if (llabs(s - target) < llabs(best - target)) best = s;
            if (s < target)
                l++;
            else
                r--;
        }
    }
    printf("%lld\n", best);
}
