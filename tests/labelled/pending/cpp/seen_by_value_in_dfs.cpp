// time: n!
// space: n^2
// why: each call marks its own copy, so about e (n-1)! simple paths are walked, each copies and scans n marks
#include <bits/stdc++.h>
using namespace std;
int n;
vector<vector<int>> g;
long long walk(int u, vector<bool> seen) {
    seen[u] = true;
    long long paths = 1;
    for (int v = 0; v < n; v++)
        if (g[u][v] && !seen[v]) paths += walk(v, seen);
    return paths;
}
int main() {
    cin >> n;
    g.assign(n, vector<int>(n));
    for (auto &r : g)
        for (int &x : r) cin >> x;
    cout << walk(0, vector<bool>(n, false)) << '\n';
}
