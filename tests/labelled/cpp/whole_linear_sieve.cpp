// time: n
// space: n
// why: every composite is crossed out exactly once, by its smallest prime
#include <cstdio>
#include <vector>
using namespace std;

int main() {
    int n;
    scanf("%d", &n);
    vector<int> lp(n + 1, 0), phi(n + 1, 0);
    vector<int> primes;
    phi[1] = 1;
    for (int i = 2; i <= n; ++i) {
        if (lp[i] == 0) {
            lp[i] = i;
            phi[i] = i - 1;
            primes.push_back(i);
        }
        for (int j = 0; j < (int)primes.size() && primes[j] <= lp[i] && i * 1LL * primes[j] <= n; ++j) {
            int x = i * primes[j];
            lp[x] = primes[j];
            if (primes[j] == lp[i])
                phi[x] = phi[i] * primes[j];
            else
                phi[x] = phi[i] * (primes[j] - 1);
        }
    }
    long long s = 0;
    for (int i = 1; i <= n; ++i) s += phi[i];
    printf("%zu %lld\n", primes.size(), s);
}
