// time: n^2 log n
// space: n
// why: the comparator scans the array in each of n log n comparisons
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    vector<int> b = a;
    sort(b.begin(), b.end(), [&](int x, int y) {
        int p = count(a.begin(), a.end(), x), q = count(a.begin(), a.end(), y);
        return p != q ? p > q : x < y;
    });
    for (int x : b) cout << x << ' ';
}
