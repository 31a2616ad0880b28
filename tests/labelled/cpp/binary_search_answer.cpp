// time: n
// space: n
// why: thirty passes: the range is a constant
#include <bits/stdc++.h>
using namespace std;
int n; long long m;
vector<long long> a;
bool ok(long long h) {
    long long s = 0;
    for (int i = 0; i < n; i++) if (a[i] > h) s += a[i] - h;
    return s >= m;
}
int main() {
    cin >> n >> m;
    a.resize(n);
    for (auto &x : a) cin >> x;
    long long lo = 0, hi = 1000000000;
    while (lo < hi) {
        long long mid = (lo + hi + 1) / 2;
        if (ok(mid)) lo = mid;
        else hi = mid - 1;
    }
    cout << lo << '\n';
}
