// time: n log n
// space: n
// why: a pivot of the program's own choice splits well on average
#include <bits/stdc++.h>
using namespace std;
mt19937 rng(712367);
vector<int> a;
void quicksort(int l, int r) {
    if (l >= r) return;
    int p = a[l + rng() % (r - l + 1)];
    int i = l, j = r;
    while (i <= j) {
        while (a[i] < p) i++;
        while (a[j] > p) j--;
        if (i <= j) swap(a[i++], a[j--]);
    }
    quicksort(l, j);
    quicksort(i, r);
}
int main() {
    int n;
    cin >> n;
    a.resize(n);
    for (int &x : a) cin >> x;
    quicksort(0, n - 1);
    for (int x : a) cout << x << ' ';
}
