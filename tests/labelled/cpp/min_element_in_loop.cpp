// time: n^2
// space: n
// why: min_element scans the rest in each of n rounds
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n;
    cin >> n;
    vector<int> a(n);
    for (auto &x : a) cin >> x;
    for (int i = 0; i < n; i++) iter_swap(a.begin() + i, min_element(a.begin() + i, a.end()));
    for (auto x : a) cout << x << ' ';
}
