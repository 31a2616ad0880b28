// time: 2^n n
// space: n
// why: n bits are looked at for each of the 2^n masks
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int best = 0;
    for (int mask = 0; mask < (1 << n); mask++) {
        int total = 0;
        for (int i = 0; i < n; i++)
            if (mask >> i & 1) total ^= a[i];
        best = max(best, total);
    }
    cout << best << '\n';
}
