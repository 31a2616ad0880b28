// time: n^2
// space: n
// why: the early exit does not change the worst case
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++)
            if (a[i] == a[j]) {
                cout << "YES\n";
                return 0;
            }
    cout << "NO\n";
}
