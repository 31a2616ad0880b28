// time: n min(n, k)
// space: n
// why: each window of k numbers is added anew
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    long long best = 0;
    for (int i = 0; i < n; i++) {
        long long s = 0;
        for (int j = i; j < min(n, i + k); j++) s += a[j];
        best = max(best, s);
    }
    cout << best << '\n';
}
