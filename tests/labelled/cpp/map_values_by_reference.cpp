// time: n log n + q log n
// space: n
// why: the list of places is only looked at
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    map<int, vector<int>> places;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        places[x].push_back(i);
    }
    while (q--) {
        int x;
        cin >> x;
        auto it = places.find(x);
        if (it == places.end()) {
            cout << -1 << '\n';
            continue;
        }
        const vector<int> &found = it->second;
        cout << found[0] << '\n';
    }
}
