// time: n log n
// space: n
// why: pairs of numbers are compared in constant time
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    map<pair<int, int>, int> count;
    for (int i = 0; i < n; i++) {
        int x, y;
        cin >> x >> y;
        count[{x, y}]++;
    }
    int best = 0;
    for (auto &[k, v] : count) best = max(best, v);
    cout << best << '\n';
}
