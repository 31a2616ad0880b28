// time: m log m + n + m α(n)
// space: n + m
// why: the sort of the edges leads
#include <bits/stdc++.h>
using namespace std;
struct Edge { int u, v, w; bool operator<(const Edge &o) const { return w < o.w; } };
vector<int> par, rk;
int find(int x) { while (par[x] != x) x = par[x] = par[par[x]]; return x; }
int main() {
    int n, m;
    cin >> n >> m;
    vector<Edge> e(m);
    for (auto &x : e) cin >> x.u >> x.v >> x.w;
    sort(e.begin(), e.end());
    par.resize(n + 1); rk.assign(n + 1, 0);
    for (int i = 0; i <= n; i++) par[i] = i;
    long long total = 0; int used = 0;
    for (auto &x : e) {
        int a = find(x.u), b = find(x.v);
        if (a == b) continue;
        if (rk[a] < rk[b]) swap(a, b);
        par[b] = a;
        if (rk[a] == rk[b]) rk[a]++;
        total += x.w; used++;
    }
    cout << (used == n - 1 ? total : -1) << endl;
}
