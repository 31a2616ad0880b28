// time: log n
// space: 1
// why: two by two matrices, squared log n times
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
const ll MOD = 1e9 + 7;
struct M { ll a[2][2]; };
M mul(const M &x, const M &y) {
    M r;
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) {
            r.a[i][j] = 0;
            for (int k = 0; k < 2; k++) r.a[i][j] = (r.a[i][j] + x.a[i][k] * y.a[k][j]) % MOD;
        }
    return r;
}
int main() {
    ll n;
    cin >> n;
    M r = {{{1, 0}, {0, 1}}}, b = {{{1, 1}, {1, 0}}};
    while (n > 0) {
        if (n & 1) r = mul(r, b);
        b = mul(b, b);
        n >>= 1;
    }
    cout << r.a[0][1] << '\n';
}
