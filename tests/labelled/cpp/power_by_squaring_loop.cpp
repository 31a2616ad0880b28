// time: log k
// space: 1
// why: the exponent halves in each round
#include <iostream>
typedef long long ll;
const ll MOD = 1000000007;
ll power(ll b, ll e) {
    ll r = 1;
    for (b %= MOD; e; e >>= 1, b = b * b % MOD)
        if (e & 1) r = r * b % MOD;
    return r;
}
int main() {
    ll b, k;
    std::cin >> b >> k;
    std::cout << power(b, k) << "\n";
}
