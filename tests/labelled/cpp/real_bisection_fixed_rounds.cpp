// time: n
// space: n
// why: 100 rounds of a bisection over reals are a constant
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<double> a(n);
    for (auto &x : a) cin >> x;
    double lo = 0, hi = 1e9;
    for (int it = 0; it < 100; it++) {
        double mid = (lo + hi) / 2, pieces = 0;
        for (double v : a) pieces += floor(v / mid);
        if (pieces >= 3) lo = mid;
        else hi = mid;
    }
    printf("%.6f\n", lo);
}
