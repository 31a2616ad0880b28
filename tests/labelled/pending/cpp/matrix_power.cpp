// time: n^3 log k
// space: n^2
// why: log k products of n by n matrices
#include <bits/stdc++.h>
using namespace std;
typedef long long ll;
typedef vector<vector<ll>> mat;
const ll MOD = 1e9 + 7;
mat mul(const mat &a, const mat &b) {
    int n = a.size();
    mat c(n, vector<ll>(n, 0));
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++) c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
    return c;
}
int main() {
    ll n, k;
    cin >> n >> k;
    mat base(n, vector<ll>(n)), result(n, vector<ll>(n, 0));
    for (int i = 0; i < n; i++) {
        result[i][i] = 1;
        for (int j = 0; j < n; j++) base[i][j] = (i + j) % 3;
    }
    for (; k; k >>= 1) {
        if (k & 1) result = mul(result, base);
        base = mul(base, base);
    }
    cout << result[0][n - 1] << '\n';
}
