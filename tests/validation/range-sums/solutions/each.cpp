#include <bits/stdc++.h>
using namespace std;
int main() {
    ios::sync_with_stdio(false); cin.tie(nullptr);
    int n, q; cin >> n >> q;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    while (q--) {
        int l, r; cin >> l >> r;
        long long sum = 0;
        for (int i = l - 1; i < r; i++) sum += a[i];
        cout << sum << '\n';
    }
}
