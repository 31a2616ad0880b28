#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long best = -1;
    for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) {
        long long gap = llabs(a[i] - a[j]);
        if (best < 0 || gap < best) best = gap;
    }
    cout << best << endl;
}
