#include <bits/stdc++.h>
using namespace std;
int main() {
    int n; cin >> n; vector<pair<int, int>> ev;
    while (n--) { int a, b; cin >> a >> b; ev.emplace_back(a, 1); ev.emplace_back(b, -1); }
    sort(ev.begin(), ev.end());
    int now = 0, most = 0;
    for (auto& [t, d] : ev) { now += d; most = max(most, now); }
    cout << most;
}
