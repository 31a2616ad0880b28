// time: n! n
// space: n^2
// why: each order is summed over n cells
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<vector<int>> c(n, vector<int>(n));
    for (auto &r : c) for (auto &x : r) cin >> x;
    vector<int> p(n);
    iota(p.begin(), p.end(), 0);
    int best = INT_MAX;
    do {
        int s = 0;
        for (int i = 0; i < n; i++) s += c[i][p[i]];
        best = min(best, s);
    } while (next_permutation(p.begin(), p.end()));
    cout << best << endl;
}
