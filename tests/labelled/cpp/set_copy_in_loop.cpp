// time: n^2
// space: n^2
// why: a copy of the growing set is kept for every prefix
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    set<int> seen;
    vector<set<int>> history;
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        seen.insert(x);
        history.push_back(seen);
    }
    cout << history.back().size() << '\n';
}
