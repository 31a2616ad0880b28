#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false); cin.tie(nullptr);
    int n, q; cin >> n >> q;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    partial_sum(a.begin(), a.end(), a.begin());
    for (int i = 0; i < q; i++) {
        int l, r; cin >> l >> r;
        long long before = l > 1 ? a[l - 2] : 0;
        cout << a[r - 1] - before << '\n';
    }
}
