// time: n
// space: n
// why: 30 bits for each number are a constant
#include <bits/stdc++.h>
using namespace std;
#define rep(i, a, b) for (int i = a; i < (b); ++i)
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    rep(i, 0, n) cin >> a[i];
    long long total = 0;
    rep(bit, 0, 30) {
        long long ones = 0;
        rep(i, 0, n) if (a[i] >> bit & 1) ones++;
        total += ones * (n - ones) << bit;
    }
    cout << total << '\n';
}
