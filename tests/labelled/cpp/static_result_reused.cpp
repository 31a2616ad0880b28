// time: n
// space: n
// why: the work of the helper is done once before the loop
#include <bits/stdc++.h>
using namespace std;
vector<int> a;
vector<int> halves() {
    vector<int> r;
    for (int x : a) r.push_back(x / 2);
    return r;
}
int main() {
    int n;
    cin >> n;
    a.resize(n);
    for (int &x : a) cin >> x;
    const vector<int> h = halves();
    long long total = 0;
    for (int i = 0; i < n; i++) total += h[i];
    cout << total << '\n';
}
