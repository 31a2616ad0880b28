// time: n m^2
// space: m
// why: all pairs of columns for each of n rows, two rows are kept
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<long long> best(m, 0);
    for (int r = 0; r < n; r++) {
        vector<long long> row(m), fresh(m, 0);
        for (auto &x : row) cin >> x;
        for (int i = 0; i < m; i++)
            for (int j = 0; j < m; j++)
                if (i != j) fresh[i] = max(fresh[i], best[j] + row[i]);
        best = fresh;
    }
    cout << *max_element(best.begin(), best.end()) << '\n';
}
