// time: 2^n n log m
// space: n
// why: a gcd for each bit of each mask
#include <bits/stdc++.h>
using namespace std;
int main() {
    long long n, m;
    cin >> n >> m;
    vector<long long> p(n);
    for (auto &x : p) cin >> x;
    long long total = 0;
    for (int mask = 1; mask < (1 << n); mask++) {
        long long l = 1;
        for (int i = 0; i < n; i++) {
            if (!(mask >> i & 1)) continue;
            long long a = l, b = p[i] % m;
            while (b) {
                long long r = a % b;
                a = b;
                b = r;
            }
            l = min(m + 1, l / a * p[i]);
        }
        total += (__builtin_popcount(mask) & 1 ? 1 : -1) * (m / l);
    }
    cout << total << '\n';
}
