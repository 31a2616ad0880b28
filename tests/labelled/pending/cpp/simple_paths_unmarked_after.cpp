// time: n!
// space: n^2
// why: the mark is taken back after the call, so about e (n-1)! simple paths are walked, each scans a row
#include <bits/stdc++.h>
using namespace std;
int n;
long long visits = 0;
vector<vector<int>> g;
vector<bool> seen;
void walk(int u) {
    visits++;
    seen[u] = true;
    for (int v = 0; v < n; v++)
        if (g[u][v] && !seen[v]) walk(v);
    seen[u] = false;
}
int main() {
    cin >> n;
    g.assign(n, vector<int>(n));
    seen.assign(n, false);
    for (auto &r : g)
        for (int &x : r) cin >> x;
    walk(0);
    cout << visits << '\n';
}
