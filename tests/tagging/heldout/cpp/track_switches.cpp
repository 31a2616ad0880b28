#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, w; cin >> n >> w; vector<int> t(n + 1); for (int i = 1; i <= n; i++) cin >> t[i];
    vector<vector<array<int, 3>>> f(n + 1, vector<array<int, 3>>(w + 1, {0, 0, 0}));
    int best = 0;
    for (int i = 1; i <= n; i++)
        for (int j = 0; j <= w; j++)
            for (int s = 1; s <= 2; s++) {
                f[i][j][s] = f[i - 1][j][s];
                if (j > 0) f[i][j][s] = max(f[i][j][s], f[i - 1][j - 1][3 - s]);
                if (t[i] == s && (j > 0 || s == 1)) f[i][j][s]++;
                best = max(best, f[i][j][s]);
            }
    cout << best;
}
