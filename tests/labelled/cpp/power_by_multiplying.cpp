// time: k
// space: 1
// why: one multiplication for each unit of the exponent
#include <iostream>
typedef long long ll;
const ll MOD = 1000000007;
ll power(ll b, ll e) {
    ll r = 1;
    while (e-- > 0) r = r * b % MOD;
    return r;
}
int main() {
    ll b, k;
    std::cin >> b >> k;
    std::cout << power(b, k) << "\n";
}
