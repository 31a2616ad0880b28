#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; cin >> n >> m; vector<array<long long, 3>> e(m); for (auto& x : e) cin >> x[0] >> x[1] >> x[2];
    vector<long long> d(n + 1, 0); vector<int> p(n + 1, -1); int x = -1;
    for (int i = 0; i < n; i++) {
        x = -1;
        for (auto& [a, b, w] : e) if (d[a] + w < d[b]) { d[b] = d[a] + w; p[b] = a; x = b; }
    }
    cout << (x == -1 ? "NO" : "YES");
}
