// time: N^2 + q
// space: N^2
// why: a triangle of rows up to the constant
#include <bits/stdc++.h>
using namespace std;
const int N = 2005;
int c[N][N];
int main() {
    for (int i = 0; i < N; i++) {
        c[i][0] = 1;
        for (int j = 1; j <= i; j++) c[i][j] = (c[i - 1][j - 1] + c[i - 1][j]) % 1000000007;
    }
    int q;
    cin >> q;
    while (q--) {
        int a, b;
        cin >> a >> b;
        cout << c[a][b] << '\n';
    }
}
