// time: n! n
// space: n
// why: n! orders, each walked through
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    sort(a.begin(), a.end());
    long long best = LLONG_MAX;
    do {
        long long cost = 0;
        for (int i = 1; i < n; i++) cost += abs(a[i] - a[i - 1]) * i;
        best = min(best, cost);
    } while (next_permutation(a.begin(), a.end()));
    cout << best << '\n';
}
