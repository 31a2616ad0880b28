// time: n m + q log n log m
// space: n m
// why: an update touches log n rows and log m columns in each
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m, q;
    cin >> n >> m >> q;
    vector<vector<long long>> t(n + 1, vector<long long>(m + 1, 0));
    long long seen = 0;
    while (q--) {
        int x, y, d;
        cin >> x >> y >> d;
        for (int i = x; i <= n; i += i & -i)
            for (int j = y; j <= m; j += j & -j) t[i][j] += d;
        for (int i = n; i > 0; i -= i & -i)
            for (int j = m; j > 0; j -= j & -j) seen ^= t[i][j];
    }
    cout << seen << '\n';
}
