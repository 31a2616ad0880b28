// time: n log^2 n
// space: n
// why: T(n) = 2 T(n/2) + n log n
#include <bits/stdc++.h>
using namespace std;
vector<int> a;
long long solve(int l, int r) {
    if (r - l <= 1) return 0;
    int mid = (l + r) / 2;
    long long result = solve(l, mid) + solve(mid, r);
    sort(a.begin() + l, a.begin() + r);
    return result + a[r - 1] - a[l];
}
int main() {
    int n;
    cin >> n;
    a.resize(n);
    for (int &x : a) cin >> x;
    cout << solve(0, n) << '\n';
}
