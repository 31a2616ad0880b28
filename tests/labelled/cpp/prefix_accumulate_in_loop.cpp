// time: n^2
// space: n
// why: accumulate adds the prefix anew in each round
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long best = LLONG_MAX;
    for (int i = 1; i < n; i++) {
        long long l = accumulate(a.begin(), a.begin() + i, 0LL);
        long long r = accumulate(a.begin() + i, a.end(), 0LL);
        best = min(best, llabs(l - r));
    }
    cout << best << '\n';
}
