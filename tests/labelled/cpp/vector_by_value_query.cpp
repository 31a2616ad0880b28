// time: n + n q
// space: n
// why: the vector is copied in each query
#include <bits/stdc++.h>
using namespace std;
long long range(vector<int> a, int l, int r) { return a[r] - a[l]; }
int main() {
    int n, q;
    cin >> n >> q;
    vector<int> pre(n + 1, 0);
    for (int i = 1; i <= n; i++) { cin >> pre[i]; pre[i] += pre[i - 1]; }
    while (q--) { int l, r; cin >> l >> r; cout << range(pre, l, r) << '\n'; }
}
