#include <bits/stdc++.h>
using namespace std;

int main() {
    ios_base::sync_with_stdio(0);
    cin.tie(0);
    int n, q;
    cin >> n >> q;
    vector<long long> a(n);
    for (auto &v : a) cin >> v;
    for (int i = 0; i < q; i++) {
        int t, l, r;
        cin >> t >> l >> r;
        if (t == 1) {
            int x;
            cin >> x;
            for (int j = l - 1; j < r; j++) a[j] += x;
        } else {
            long long best = a[l - 1];
            for (int j = l - 1; j < r; j++) {
                if (a[j] > best) best = a[j];
            }
            cout << best << "\n";
        }
    }
}
