// time: n log k
// space: n
// why: the answer range of width k halves, each test costs n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    long long k;
    cin >> n >> k;
    vector<int> a(n);
    for (int &x : a) cin >> x;
    auto enough = [&](long long x) {
        long long made = 0;
        for (int v : a) made += v / x;
        return made >= 1;
    };
    long long lo = 1, hi = k;
    while (lo < hi) {
        long long mid = (lo + hi + 1) / 2;
        if (enough(mid)) lo = mid;
        else hi = mid - 1;
    }
    cout << lo << '\n';
}
