// time: n^2
// space: n
// why: the next start is i + 1, so an equal array is scanned from everywhere
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    int best = 0;
    for (int i = 0; i < n; i++) {
        int j = i;
        while (j < n && a[j] == a[i]) j++;
        best = max(best, j - i);
    }
    cout << best << '\n';
}
