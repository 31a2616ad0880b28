// time: n log n + q n log n
// space: n log n
// why: each of the log n recursive steps of a search copies the whole vector passed by value
#include <bits/stdc++.h>
using namespace std;

int find_pos(vector<int> v, int lo, int hi, int x) {
    if (lo > hi) return -1;
    int mid = (lo + hi) / 2;
    if (v[mid] == x) return mid;
    if (v[mid] < x) return find_pos(v, mid + 1, hi, x);
    return find_pos(v, lo, mid - 1, x);
}

int main() {
    int n, q;
    cin >> n >> q;
    vector<int> a(n);
    for (int i = 0; i < n; i++) {
        cin >> a[i];
    }
    sort(a.begin(), a.end());
    while (q--) {
        int x;
        cin >> x;
        cout << find_pos(a, 0, n - 1, x) << "\n";
    }
    return 0;
}
