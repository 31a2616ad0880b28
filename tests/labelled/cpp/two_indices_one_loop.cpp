// time: n
// space: n
// why: both indices are moved by the one loop header
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    for (int i = 0, j = n - 1; i < j; i++, j--) swap(a[i], a[j]);
    for (auto x : a) cout << x << ' ';
}
