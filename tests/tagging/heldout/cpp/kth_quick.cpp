#include <bits/stdc++.h>
using namespace std;
int quickSelect(vector<int>& a, int lo, int hi, int k) {
    while (true) {
        if (lo == hi) return a[lo];
        int pivot = a[lo + (hi - lo) / 2], i = lo, j = hi;
        while (i <= j) { while (a[i] < pivot) i++; while (a[j] > pivot) j--; if (i <= j) swap(a[i++], a[j--]); }
        if (k <= j) hi = j; else if (k >= i) lo = i; else return a[k];
    }
}
int main() { int n, k; cin >> n >> k; vector<int> a(n); for (int& x : a) cin >> x; cout << quickSelect(a, 0, n - 1, k - 1); }
