// time: n
// space: n
// why: every swap puts one value into its final slot, so at most n swaps happen
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    for (int i = 0; i < n; i++) {
        while (a[i] >= 1 && a[i] <= n && a[a[i] - 1] != a[i]) swap(a[i], a[a[i] - 1]);
    }
    int ans = n + 1;
    for (int i = 0; i < n; i++) {
        if (a[i] != i + 1) {
            ans = i + 1;
            break;
        }
    }
    cout << ans << '\n';
}
