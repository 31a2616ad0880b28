// time: n + m log m + m α(n)
// space: n + m
// why: sorting the edges dominates the almost constant finds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<array<int, 3>> e(m);
    for (auto &[w, u, v] : e) cin >> u >> v >> w;
    sort(e.begin(), e.end());
    vector<int> p(n), sz(n, 1);
    iota(p.begin(), p.end(), 0);
    function<int(int)> find = [&](int x) { return p[x] == x ? x : p[x] = find(p[x]); };
    long long cost = 0;
    for (auto &[w, u, v] : e) {
        int a = find(u), b = find(v);
        if (a == b) continue;
        if (sz[a] < sz[b]) swap(a, b);
        p[b] = a;
        sz[a] += sz[b];
        cost += w;
    }
    cout << cost << '\n';
}
