// time: n
// space: n
// why: one rotation by k modulo n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, k;
    cin >> n >> k;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    rotate(a.begin(), a.begin() + k % n, a.end());
    cout << a[0] << '\n';
}
