// time: n^2 log n
// space: n
// why: the vector is sorted again after each change
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<long long> a(n);
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++) {
        sort(a.begin(), a.end());
        a[0] += a.back() + 1;
    }
    cout << *max_element(a.begin(), a.end()) << '\n';
}
