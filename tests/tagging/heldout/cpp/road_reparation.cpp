#include <bits/stdc++.h>
using namespace std;
struct Edge { int a, b, w; bool operator<(const Edge& o) const { return w < o.w; } };
int p[100005];
int root(int x) { while (x != p[x]) x = p[x] = p[p[x]]; return x; }
int main() {
    int n, m; cin >> n >> m; vector<Edge> es(m); for (auto& e : es) cin >> e.a >> e.b >> e.w;
    sort(es.begin(), es.end()); iota(p, p + n + 1, 0);
    long long cost = 0; int k = 0;
    for (auto& [a, b, w] : es) { int x = root(a), y = root(b); if (x == y) continue; p[x] = y; cost += w; k++; }
    if (k == n - 1) cout << cost; else cout << "IMPOSSIBLE";
}
