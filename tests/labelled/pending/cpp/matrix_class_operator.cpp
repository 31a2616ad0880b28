// time: n^3 log k
// space: n^2
// why: the operator * is a cubic method
#include <bits/stdc++.h>
using namespace std;
struct Matrix {
    int n;
    vector<vector<long long>> a;
    Matrix(int n) : n(n), a(n, vector<long long>(n, 0)) {}
    Matrix operator*(const Matrix &o) const {
        Matrix r(n);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                for (int k = 0; k < n; k++) r.a[i][j] = (r.a[i][j] + a[i][k] * o.a[k][j]) % 1000007;
        return r;
    }
};
int main() {
    int n;
    long long k;
    cin >> n >> k;
    Matrix base(n), result(n);
    for (int i = 0; i < n; i++) {
        result.a[i][i] = 1;
        for (int j = 0; j < n; j++) base.a[i][j] = i + j;
    }
    while (k > 0) {
        if (k & 1) result = result * base;
        base = base * base;
        k /= 2;
    }
    cout << result.a[0][0] << '\n';
}
