// time: n
// space: n
// why: partial_sum is one pass
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<long long> a(n), p(n);
    for (auto &x : a) cin >> x;
    partial_sum(a.begin(), a.end(), p.begin());
    long long best = LLONG_MAX;
    for (int i = 0; i + 1 < n; i++) best = min(best, llabs(2 * p[i] - p[n - 1]));
    cout << best << '\n';
}
