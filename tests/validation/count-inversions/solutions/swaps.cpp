#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    long long found = 0;
    bool again = true;
    while (again) {
        again = false;
        for (int i = 1; i < n; i++) if (a[i - 1] > a[i]) { swap(a[i - 1], a[i]); found++; again = true; }
    }
    cout << found << endl;
}
