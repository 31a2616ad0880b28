#include <bits/stdc++.h>
using namespace std;
struct DSU {
    vector<int> e;
    DSU(int n) : e(n, -1) {}
    int get(int x) { return e[x] < 0 ? x : e[x] = get(e[x]); }
    bool sameSet(int a, int b) { return get(a) == get(b); }
    int size(int x) { return -e[get(x)]; }
    bool unite(int x, int y) {
        x = get(x), y = get(y);
        if (x == y) return false;
        if (e[x] > e[y]) swap(x, y);
        e[x] += e[y]; e[y] = x;
        return true;
    }
};
int main() { int n, m; cin >> n >> m; DSU d(n); int c = n; while (m--) { int a, b; cin >> a >> b; c -= d.unite(a - 1, b - 1); cout << c << "\n"; } }
