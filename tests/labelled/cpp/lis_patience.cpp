// time: n log n
// space: n
// why: a binary search for each element
#include <bits/stdc++.h>
using namespace std;
#define rep(i, a, b) for (int i = (a); i < (b); ++i)
#define pb push_back
int main() {
    int n;
    cin >> n;
    vector<int> a(n), tails;
    rep(i, 0, n) cin >> a[i];
    rep(i, 0, n) {
        auto it = lower_bound(tails.begin(), tails.end(), a[i]);
        if (it == tails.end()) tails.pb(a[i]);
        else *it = a[i];
    }
    cout << tails.size() << "\n";
}
