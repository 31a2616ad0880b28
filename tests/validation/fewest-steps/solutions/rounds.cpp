#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m; cin >> n >> m;
    vector<pair<int, int>> edges(m);
    for (auto &e : edges) cin >> e.first >> e.second;
    const int never = 1e9;
    vector<int> far(n + 1, never);
    far[1] = 0;
    for (int k = 1; k < n; k++) for (auto &e : edges) {
        far[e.first] = min(far[e.first], far[e.second] + 1);
        far[e.second] = min(far[e.second], far[e.first] + 1);
    }
    cout << (far[n] >= never ? -1 : far[n]) << endl;
}
