// time: n q
// space: n
// why: std::find scans the vector for every query
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    vector<int> cards(n);
    for (int i = 0; i < n; i++) cin >> cards[i];
    while (q--) {
        int x;
        cin >> x;
        if (find(cards.begin(), cards.end(), x) != cards.end()) cout << "Yes\n";
        else cout << "No\n";
    }
}
