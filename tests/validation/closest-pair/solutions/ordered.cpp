#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    set<long long> seen;
    long long best = n < 2 ? -1 : LLONG_MAX;
    while (n--) {
        long long x; cin >> x;
        auto at = seen.lower_bound(x);
        if (at != seen.end()) best = min(best, *at - x);
        if (at != seen.begin()) best = min(best, x - *prev(at));
        seen.insert(x);
    }
    cout << best << endl;
}
