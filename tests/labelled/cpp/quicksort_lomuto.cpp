// time: n^2
// space: n
// why: the last element as pivot may split off nothing
#include <bits/stdc++.h>
using namespace std;
int part(vector<int> &a, int lo, int hi) {
    int p = a[hi], i = lo;
    for (int j = lo; j < hi; j++) if (a[j] < p) swap(a[i++], a[j]);
    swap(a[i], a[hi]);
    return i;
}
void qs(vector<int> &a, int lo, int hi) {
    if (lo >= hi) return;
    int p = part(a, lo, hi);
    qs(a, lo, p - 1);
    qs(a, p + 1, hi);
}
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int i = 0; i < n; i++) cin >> a[i];
    qs(a, 0, n - 1);
    for (int i = 0; i < n; i++) cout << a[i] << " \n"[i == n - 1];
}
