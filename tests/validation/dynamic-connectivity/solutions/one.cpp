#include <bits/stdc++.h>
using namespace std;
int n, q, parent[20005], height[20005];
vector<pair<int, int>> tree[1 << 16];
vector<array<int, 3>> asked;
vector<pair<int, int>> undo;
vector<string> answers;
int root(int x) { while (parent[x] != x) x = parent[x]; return x; }
void add(int node, int low, int high, int from, int to, pair<int, int> edge) {
    if (to <= low || high <= from) return;
    if (from <= low && high <= to) { tree[node].push_back(edge); return; }
    int middle = (low + high) / 2;
    add(2 * node, low, middle, from, to, edge);
    add(2 * node + 1, middle, high, from, to, edge);
}
void walk(int node, int low, int high) {
    size_t kept = undo.size();
    for (auto &edge : tree[node]) {
        int a = root(edge.first), b = root(edge.second);
        if (a == b) continue;
        if (height[a] > height[b]) swap(a, b);
        undo.push_back({a, height[b]});
        parent[a] = b;
        if (height[a] == height[b]) height[b]++;
    }
    if (high - low == 1) {
        if (asked[low][0]) puts(root(asked[low][1]) == root(asked[low][2]) ? "yes" : "no");
    } else {
        int middle = (low + high) / 2;
        walk(2 * node, low, middle);
        walk(2 * node + 1, middle, high);
    }
    while (undo.size() > kept) {
        int a = undo.back().first;
        height[parent[a]] = undo.back().second;
        parent[a] = a;
        undo.pop_back();
    }
}
int main() {
    scanf("%d %d", &n, &q);
    for (int i = 1; i <= n; i++) parent[i] = i;
    map<pair<int, int>, int> since;
    asked.assign(q, {0, 0, 0});
    for (int i = 0; i < q; i++) {
        int t, u, v; scanf("%d %d %d", &t, &u, &v);
        if (u > v) swap(u, v);
        if (t == 2) asked[i] = {1, u, v};
        else if (since.count({u, v})) { add(1, 0, q, since[{u, v}], i, {u, v}); since.erase({u, v}); }
        else since[{u, v}] = i;
    }
    for (auto &entry : since) add(1, 0, q, entry.second, q, entry.first);
    walk(1, 0, q);
}
