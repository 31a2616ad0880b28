// time: n^2
// space: n
// why: `auto v` takes a copy of the vector in each call
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    auto at = [](auto v, int i) { return v[i] * 2; };
    long long s = 0;
    for (int i = 0; i < n; i++) s += at(a, i);
    cout << s << '\n';
}
