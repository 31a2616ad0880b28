// time: n
// space: n
// why: the window is moved by one addition and one subtraction
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    long long s = 0, best = LLONG_MIN;
    for (int i = 0; i < n; i++) {
        s += a[i];
        if (i >= k) s -= a[i - k];
        if (i >= k - 1) best = max(best, s);
    }
    cout << best << '\n';
}
