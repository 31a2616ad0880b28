// time: n log n + n log x
// space: n
// why: sort once, then a linear check in each step of a binary search over distances
#include <bits/stdc++.h>
using namespace std;

int n, c;
vector<long long> pos;

bool check(long long gap) {
    int placed = 1;
    long long last = pos[0];
    for (int i = 1; i < n; i++) {
        if (pos[i] - last >= gap) {
            placed++;
            last = pos[i];
        }
    }
    return placed >= c;
}

int main() {
    cin >> n >> c;
    pos.resize(n);
    for (auto& x : pos) cin >> x;
    sort(pos.begin(), pos.end());
    long long lo = 0, hi = pos[n - 1] - pos[0] + 1;
    while (hi - lo > 1) {
        long long mid = lo + (hi - lo) / 2;
        if (check(mid)) lo = mid;
        else hi = mid;
    }
    cout << lo << endl;
}
