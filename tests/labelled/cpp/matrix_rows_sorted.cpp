// time: n m log m
// space: n m
// why: each of n rows of m numbers is sorted
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> g(n, vector<int>(m));
    for (auto &r : g) {
        for (auto &x : r) cin >> x;
        sort(r.begin(), r.end());
    }
    cout << g[0][m / 2] << '\n';
}
