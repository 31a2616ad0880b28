// time: n log n
// space: n
// why: T(n) = 2 T(n/2) + n over one shared buffer
#include <bits/stdc++.h>
using namespace std;
vector<int> a, tmp;
long long inversions = 0;
void merge_sort(int l, int r) {
    if (r - l <= 1) return;
    int mid = (l + r) / 2;
    merge_sort(l, mid);
    merge_sort(mid, r);
    int i = l, j = mid, k = l;
    while (i < mid && j < r) {
        if (a[i] <= a[j]) tmp[k++] = a[i++];
        else {
            inversions += mid - i;
            tmp[k++] = a[j++];
        }
    }
    while (i < mid) tmp[k++] = a[i++];
    while (j < r) tmp[k++] = a[j++];
    for (int p = l; p < r; p++) a[p] = tmp[p];
}
int main() {
    int n;
    cin >> n;
    a.resize(n);
    tmp.resize(n);
    for (int &x : a) cin >> x;
    merge_sort(0, n);
    cout << inversions << '\n';
}
