// time: n
// space: n
// why: the closure made in each round holds a reference
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    long long s = 0;
    for (int i = 0; i < n; i++) {
        auto f = [&](int d) { return a[i] * d; };
        s += f(i);
    }
    cout << s << '\n';
}
