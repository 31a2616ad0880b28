// time: n log n + q log n
// space: n
// why: the member function descends the tree
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    set<int> s;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        s.insert(x);
    }
    while (q--) {
        int x;
        cin >> x;
        auto it = s.lower_bound(x);
        cout << (it == s.end() ? -1 : *it) << '\n';
    }
}
