// time: n
// space: 1
// why: one multiplication below the modulus for each factor
#include <bits/stdc++.h>
using namespace std;
using ll = long long;
constexpr ll MOD = 998244353;
int main() {
    int n;
    cin >> n;
    ll f = 1;
    for (int i = 1; i <= n; i++) (f *= i) %= MOD;
    cout << f;
}
