// time: 3^n
// space: 2^n
// why: the submasks of all masks are 3^n pairs
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<long long> cost(1 << n), best(1 << n);
    for (auto &c : cost) cin >> c;
    for (int mask = 1; mask < (1 << n); mask++) {
        best[mask] = cost[mask];
        for (int sub = (mask - 1) & mask; sub; sub = (sub - 1) & mask)
            best[mask] = max(best[mask], best[sub] + best[mask ^ sub]);
    }
    cout << best.back() << '\n';
}
