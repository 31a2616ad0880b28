// time: sqrt n
// space: log n
// why: the divisor stays below the root of what is left, prime factors number log n
#include <bits/stdc++.h>
using namespace std;
int main() {
    long long n;
    cin >> n;
    vector<long long> factors;
    for (long long p = 2; p * p <= n; p++) {
        while (n % p == 0) {
            factors.push_back(p);
            n /= p;
        }
    }
    if (n > 1) factors.push_back(n);
    for (auto p : factors) cout << p << ' ';
}
