// time: n^3
// space: n
// why: a loop calls a function with a loop that calls one with a loop
#include <bits/stdc++.h>
using namespace std;
vector<int> a;
int smaller(int x) {
    int c = 0;
    for (int y : a) c += y < x;
    return c;
}
vector<int> ranks() {
    vector<int> r;
    for (int x : a) r.push_back(smaller(x));
    return r;
}
int main() {
    int n;
    cin >> n;
    a.resize(n);
    for (int &x : a) cin >> x;
    long long total = 0;
    for (int i = 0; i < n; i++) total += ranks()[i];
    cout << total << '\n';
}
