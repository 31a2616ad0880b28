// time: 2^n n
// space: 2^n
// why: all sums of each subset of n numbers, sorted
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; long long target;
    cin >> n >> target;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    vector<long long> sums;
    for (int mask = 0; mask < (1 << n); mask++) {
        long long s = 0;
        for (int i = 0; i < n; i++) if (mask & (1 << i)) s += a[i];
        sums.push_back(s);
    }
    sort(sums.begin(), sums.end());
    cout << upper_bound(sums.begin(), sums.end(), target) - sums.begin() << '\n';
}
