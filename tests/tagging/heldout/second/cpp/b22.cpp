#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<int> d; while (n--) { int x; cin >> x; auto it = lower_bound(d.begin(), d.end(), x); if (it == d.end()) d.push_back(x); else *it = x; } cout << d.size(); }
