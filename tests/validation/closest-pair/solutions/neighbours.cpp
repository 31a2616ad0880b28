#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    long long best = n < 2 ? -1 : LLONG_MAX;
    for (int i = 1; i < n; i++) best = min(best, llabs(a[i] - a[i - 1]));
    cout << best << endl;
}
