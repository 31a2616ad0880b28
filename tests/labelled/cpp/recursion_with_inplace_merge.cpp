// time: n log n
// space: n
// why: T(n) = 2 T(n/2) + n with a linear merge that may use a buffer
#include <bits/stdc++.h>
using namespace std;
vector<int> a;
long long solve(int l, int r) {
    if (r - l <= 1) return 0;
    int mid = (l + r) / 2;
    long long result = solve(l, mid) + solve(mid, r);
    inplace_merge(a.begin() + l, a.begin() + mid, a.begin() + r);
    return result + a[r - 1] - a[l];
}
int main() {
    int n;
    cin >> n;
    a.resize(n);
    for (int &x : a) cin >> x;
    cout << solve(0, n) << '\n';
}
