// time: n^2
// space: n
// why: gnome sort steps back once for each inversion
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    int i = 0;
    while (i < n) {
        if (i == 0 || a[i - 1] <= a[i]) i++;
        else {
            swap(a[i - 1], a[i]);
            i--;
        }
    }
    for (int x : a) cout << x << ' ';
}
