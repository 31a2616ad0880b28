// time: n m + n log n
// space: n m
// why: references are compared by their first number, moves are constant
#include <bits/stdc++.h>
using namespace std;
bool before(const vector<int> &x, const vector<int> &y) { return x[0] < y[0]; }
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> rows(n, vector<int>(m));
    for (auto &r : rows)
        for (auto &x : r) cin >> x;
    sort(rows.begin(), rows.end(), before);
    cout << rows[0][0] << endl;
}
