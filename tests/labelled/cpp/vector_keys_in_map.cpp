// time: n m log n
// space: n m
// why: each comparison of keys walks up to m numbers
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    map<vector<int>, int> count;
    for (int i = 0; i < n; i++) {
        vector<int> row(m);
        for (int j = 0; j < m; j++) cin >> row[j];
        count[row]++;
    }
    int best = 0;
    for (auto &p : count) best = max(best, p.second);
    cout << best << '\n';
}
