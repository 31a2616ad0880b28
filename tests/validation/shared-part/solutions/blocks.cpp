#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    int size = max(1, (int)sqrt(n));
    vector<int> a(n), block(n / size + 1, INT_MAX);
    for (int i = 0; i < n; i++) { cin >> a[i]; block[i / size] = min(block[i / size], a[i]); }
    while (q--) {
        int l, r, best = INT_MAX;
        cin >> l >> r;
        for (l--; l < r;) {
            if (l % size == 0 && l + size <= r) { best = min(best, block[l / size]); l += size; }
            else best = min(best, a[l++]);
        }
        cout << best << '\n';
    }
}
