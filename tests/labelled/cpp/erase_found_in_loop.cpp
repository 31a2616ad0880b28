// time: n^2
// space: n
// why: find and erase are linear in each of n rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    long long cost = 0;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        auto it = find(a.begin(), a.end(), x);
        if (it == a.end()) continue;
        cost += it - a.begin();
        a.erase(it);
    }
    cout << cost << '\n';
}
