#include <bits/stdc++.h>
using namespace std;
int n, q, comps, par[300005], sz[300005];
vector<pair<int, int>> seg[1200005];
vector<pair<int, int>> undo_;
int ans[300005]; bool ask[300005];
int find(int x) { while (par[x] != x) x = par[x]; return x; }
void addEdge(int o, int l, int r, int a, int b, pair<int, int> e) {
    if (b < l || r < a) return;
    if (a <= l && r <= b) { seg[o].push_back(e); return; }
    int m = (l + r) / 2;
    addEdge(2 * o, l, m, a, b, e); addEdge(2 * o + 1, m + 1, r, a, b, e);
}
void go(int o, int l, int r) {
    size_t mark = undo_.size();
    for (auto& e : seg[o]) {
        int a = find(e.first), b = find(e.second);
        if (a == b) continue;
        if (sz[a] < sz[b]) swap(a, b);
        par[b] = a; sz[a] += sz[b]; comps--; undo_.push_back({a, b});
    }
    if (l == r) { if (ask[l]) ans[l] = comps; }
    else { int m = (l + r) / 2; go(2 * o, l, m); go(2 * o + 1, m + 1, r); }
    while (undo_.size() > mark) { auto [a, b] = undo_.back(); undo_.pop_back(); sz[a] -= sz[b]; par[b] = b; comps++; }
}
int main() {
    scanf("%d%d", &n, &q); comps = n;
    for (int i = 1; i <= n; i++) par[i] = i, sz[i] = 1;
    map<pair<int, int>, int> open;
    for (int t = 0; t < q; t++) {
        char c; scanf(" %c", &c);
        if (c == '?') { ask[t] = true; continue; }
        int a, b; scanf("%d%d", &a, &b); if (a > b) swap(a, b);
        if (c == '+') open[{a, b}] = t;
        else { addEdge(1, 0, q - 1, open[{a, b}], t - 1, {a, b}); open.erase({a, b}); }
    }
    for (auto& [e, t] : open) addEdge(1, 0, q - 1, t, q - 1, e);
    go(1, 0, q - 1);
    for (int t = 0; t < q; t++) if (ask[t]) printf("%d\n", ans[t]);
}
