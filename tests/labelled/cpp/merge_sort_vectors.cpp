// time: n log n
// space: n
// why: T(n) = 2 T(n/2) + n, the parts are freed on the way up
#include <bits/stdc++.h>
using namespace std;
void merge_sort(vector<int> &a, int l, int r) {
    if (r - l < 2) return;
    int m = l + (r - l) / 2;
    merge_sort(a, l, m);
    merge_sort(a, m, r);
    vector<int> tmp;
    int i = l, j = m;
    while (i < m || j < r) {
        if (j == r || (i < m && a[i] <= a[j])) tmp.push_back(a[i++]);
        else tmp.push_back(a[j++]);
    }
    for (int k = 0; k < (int)tmp.size(); k++) a[l + k] = tmp[k];
}
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    merge_sort(a, 0, n);
    for (auto x : a) cout << x << ' ';
}
