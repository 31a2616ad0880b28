// time: n^2
// space: n
// why: on sorted input the first pivot splits off one element
#include <bits/stdc++.h>
using namespace std;
void quicksort(vector<int> &a, int lo, int hi) {
    if (lo >= hi) return;
    int i = lo;
    for (int j = lo + 1; j <= hi; j++)
        if (a[j] < a[lo]) swap(a[++i], a[j]);
    swap(a[lo], a[i]);
    quicksort(a, lo, i - 1);
    quicksort(a, i + 1, hi);
}
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    quicksort(a, 0, n - 1);
    for (int x : a) cout << x << ' ';
}
