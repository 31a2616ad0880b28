// time: n^2 log n
// space: n
// why: the call operator scans the array in each comparison
#include <bits/stdc++.h>
using namespace std;
struct ByRank {
    const vector<int> &a;
    bool operator()(int x, int y) const {
        int p = 0, q = 0;
        for (int v : a) {
            p += v < x;
            q += v < y;
        }
        return p < q;
    }
};
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    vector<int> b(a);
    sort(b.begin(), b.end(), ByRank{a});
    for (int x : b) cout << x << ' ';
}
