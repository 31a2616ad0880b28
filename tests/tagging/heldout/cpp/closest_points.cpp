#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n; vector<array<double, 2>> p(n); for (auto& q : p) cin >> q[0] >> q[1];
    double best = 1e18;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < i; ++j)
            best = min(best, hypot(p[i][0] - p[j][0], p[i][1] - p[j][1]));
    cout << best;
}
