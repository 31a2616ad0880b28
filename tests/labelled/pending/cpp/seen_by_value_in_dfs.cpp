// time: n! n
// space: n^2
// why: each call marks its own copy, so all simple paths are walked and each copies the marks
#include <bits/stdc++.h>
using namespace std;
int n;
vector<vector<int>> g;
long long walk(int u, vector<bool> seen) {
    seen[u] = true;
    long long paths = 1;
    for (int v = 0; v < n; v++)
        for (int copies = 0; copies < n; copies += n)
            if (g[u][v] && !seen[v]) {
                for (int w = 0; w < n; w++) paths += seen[w] && w == u;
                paths += walk(v, seen);
            }
    return paths;
}
int main() {
    cin >> n;
    g.assign(n, vector<int>(n));
    for (auto &r : g)
        for (int &x : r) cin >> x;
    cout << walk(0, vector<bool>(n, false)) << '\n';
}
