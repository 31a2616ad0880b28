#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; string s, t; cin >> n >> m >> s >> t;
    vector<vector<int>> far(n + 1, vector<int>(m + 1));
    for (int i = 0; i <= n; i++) for (int j = 0; j <= m; j++) {
        if (i == 0 || j == 0) far[i][j] = i + j;
        else far[i][j] = min({far[i - 1][j] + 1, far[i][j - 1] + 1, far[i - 1][j - 1] + (s[i - 1] != t[j - 1])});
    }
    cout << far[n][m] << endl;
}
