// time: 2^n
// space: 2^n
// why: each state gives two new ones, nothing is merged
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<pair<int, int>> states{{0, 0}};
    for (int i = 0; i < n; i++) {
        int x;
        cin >> x;
        vector<pair<int, int>> fresh;
        for (auto &s : states) {
            fresh.push_back({s.first + x, s.second});
            fresh.push_back({s.first, s.second + x});
        }
        states = fresh;
    }
    int best = INT_MAX;
    for (auto &s : states) best = min(best, abs(s.first - s.second));
    cout << best << '\n';
}
