// time: n
// space: n
// why: every composite is crossed out once, by its smallest prime
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> low(n + 1, 0), primes;
    for (int i = 2; i <= n; i++) {
        if (low[i] == 0) {
            low[i] = i;
            primes.push_back(i);
        }
        for (size_t k = 0; k < primes.size(); k++) {
            int p = primes[k];
            if (p > low[i] || 1LL * i * p > n) break;
            low[i * p] = p;
        }
    }
    cout << primes.size() << '\n';
}
