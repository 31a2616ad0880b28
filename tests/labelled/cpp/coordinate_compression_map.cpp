// time: n log n
// space: n
// why: an ordered map of n values, walked once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    map<int, int> rank;
    for (auto &x : a) {
        cin >> x;
        rank[x] = 0;
    }
    int r = 0;
    for (auto &kv : rank) kv.second = r++;
    for (int x : a) cout << rank[x] << ' ';
}
