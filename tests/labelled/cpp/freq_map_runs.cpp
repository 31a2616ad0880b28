// time: n log n
// space: n
// why: an ordered map of counts
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    map<int, int> cnt;
    for (int i = 0; i < n; i++) { int x; cin >> x; cnt[x]++; }
    vector<pair<int,int>> v(cnt.begin(), cnt.end());
    sort(v.begin(), v.end(), [](const pair<int,int> &a, const pair<int,int> &b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    for (auto &[x, c] : v) cout << x << ' ' << c << '\n';
}
