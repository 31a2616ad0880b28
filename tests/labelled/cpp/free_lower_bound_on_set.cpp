// time: n log n + n q
// space: n
// why: std::lower_bound walks a set's iterators one by one
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
        auto it = lower_bound(s.begin(), s.end(), x);
        cout << (it == s.end() ? -1 : *it) << '\n';
    }
}
