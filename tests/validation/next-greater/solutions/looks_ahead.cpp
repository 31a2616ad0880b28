#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    for (int i = 0; i < n; i++) {
        int j = i + 1;
        while (j < n && a[j] <= a[i]) j++;
        cout << (j < n ? j : -1) << ' ';
    }
}
