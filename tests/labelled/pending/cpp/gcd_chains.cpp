// time: n log a
// space: n
// why: a Euclid call for each element in prefix and suffix passes and in the joining pass
#include <iostream>
#include <vector>
using namespace std;

long long gcd(long long a, long long b) {
    return b == 0 ? a : gcd(b, a % b);
}

int main() {
    int n;
    cin >> n;
    vector<long long> a(n), pre(n + 1), suf(n + 1);
    for (int i = 0; i < n; i++) cin >> a[i];
    pre[0] = suf[n] = 0;
    for (int i = 0; i < n; i++) pre[i + 1] = gcd(pre[i], a[i]);
    for (int i = n - 1; i >= 0; i--) suf[i] = gcd(suf[i + 1], a[i]);
    long long best = 0;
    int at = -1;
    for (int i = 0; i < n; i++) {
        long long g = gcd(pre[i], suf[i + 1]);
        if (g > best) {
            best = g;
            at = i;
        }
    }
    cout << best << " " << at + 1 << "\n";
}
