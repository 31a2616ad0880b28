// time: n m
// space: n m
// why: each state once, two calls a state
#include <bits/stdc++.h>
using namespace std;
int n, m;
vector<vector<long long>> memo;
vector<string> g;
long long go(int i, int j) {
    if (i >= n || j >= m || g[i][j] == '#') return 0;
    if (i == n - 1 && j == m - 1) return 1;
    long long &r = memo[i][j];
    if (r != -1) return r;
    return r = (go(i + 1, j) + go(i, j + 1)) % 1000000007;
}
int main() {
    cin >> n >> m;
    g.assign(n, string(m, '.'));
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) cin >> g[i][j];
    memo.assign(n, vector<long long>(m, -1));
    cout << go(0, 0) << '\n';
}
