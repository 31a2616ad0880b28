// time: n + q
// space: n
// why: hashed lookups are expected constant
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    unordered_set<int> cards;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        cards.insert(x);
    }
    while (q--) {
        int x;
        cin >> x;
        cout << (cards.count(x) ? "Yes\n" : "No\n");
    }
}
