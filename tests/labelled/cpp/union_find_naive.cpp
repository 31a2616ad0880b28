// time: n + n m
// space: n
// why: without ranks or compression the parent chain grows to n
#include <bits/stdc++.h>
using namespace std;
vector<int> p;
int root(int x) {
    while (p[x] != x) x = p[x];
    return x;
}
int main() {
    int n, m;
    cin >> n >> m;
    p.resize(n);
    for (int i = 0; i < n; i++) p[i] = i;
    int groups = n;
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        u = root(u), v = root(v);
        if (u != v) p[u] = v, groups--;
    }
    cout << groups << '\n';
}
