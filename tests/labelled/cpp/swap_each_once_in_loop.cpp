// time: n
// space: n
// why: two ends are exchanged in each of n/2 rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    int l = 0, r = n - 1;
    while (l < r) swap(a[l++], a[r--]);
    for (int x : a) cout << x << ' ';
}
