// time: n^2
// space: n
// why: the closure made in each round copies the vector
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    long long s = 0;
    for (int i = 0; i < n; i++) {
        auto f = [a, i](int d) { return a[i] * d; };
        s += f(i);
    }
    cout << s << '\n';
}
