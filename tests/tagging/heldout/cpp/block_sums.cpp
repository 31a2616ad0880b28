#include <bits/stdc++.h>
using namespace std;
const int B = 320;
int a[100005]; long long blk[400];
int main() {
    int n, q; cin >> n >> q;
    for (int i = 0; i < n; i++) { cin >> a[i]; blk[i / B] += a[i]; }
    while (q--) {
        int t; cin >> t;
        if (t == 1) { int i, v; cin >> i >> v; blk[i / B] += v - a[i]; a[i] = v; }
        else {
            int l, r; cin >> l >> r; long long s = 0;
            while (l <= r) {
                if (l % B == 0 && l + B - 1 <= r) { s += blk[l / B]; l += B; }
                else s += a[l++];
            }
            cout << s << "\n";
        }
    }
}
