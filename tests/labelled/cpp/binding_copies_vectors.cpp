// time: n m + k n m
// space: n m
// why: `auto [id, row]` copies the row of each entry in each round
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m, k;
    cin >> n >> m >> k;
    vector<pair<int, vector<int>>> rows;
    for (int i = 0; i < n; i++) rows.push_back({i, vector<int>(m, i)});
    long long s = 0;
    for (int r = 0; r < k; r++)
        for (auto [id, row] : rows) s += id * row[r % m];
    cout << s << '\n';
}
