#include <cstdio>
#include <vector>
using namespace std;
int main() {
    int n;
    scanf("%d", &n);
    vector<int> least(n + 1, 0), primes;
    for (int i = 2; i <= n; i++) {
        if (!least[i]) { least[i] = i; primes.push_back(i); }
        for (int p : primes) {
            if (p > least[i] || 1LL * p * i > n) break;
            least[p * i] = p;
        }
    }
    printf("%d\n", (int)primes.size());
}
