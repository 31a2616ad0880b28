// time: n log n
// space: n
// why: pairs are inserted and the first one is taken off n times
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    set<pair<int, int>> s;
    for (int i = 0; i < n; i++) {
        int x, y;
        cin >> x >> y;
        s.emplace(x, y);
    }
    long long total = 0;
    while (!s.empty()) {
        auto p = *s.begin();
        s.erase(s.begin());
        total = (total * 3 + p.second) % 1000003;
    }
    cout << total << '\n';
}
