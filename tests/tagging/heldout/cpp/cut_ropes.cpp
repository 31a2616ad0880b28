#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k; cin >> n >> k; vector<double> len(n); for (double& x : len) cin >> x;
    double l = 0, r = 1e9;
    for (int it = 0; it < 100; it++) {
        double m = (l + r) / 2; long long c = 0;
        for (double x : len) c += (long long)(x / m);
        if (c >= k) l = m; else r = m;
    }
    printf("%.9f\n", l);
}
