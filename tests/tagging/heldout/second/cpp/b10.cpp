#include <bits/stdc++.h>
using namespace std;
int main() { int n, m, k; cin >> n >> m >> k; vector<int> a(n), b(m); for (auto& x : a) cin >> x; for (auto& x : b) cin >> x; sort(a.begin(), a.end()); sort(b.begin(), b.end()); int i = 0, j = 0, r = 0; while (i < n && j < m) { if (abs(a[i] - b[j]) <= k) { i++; j++; r++; } else if (a[i] < b[j]) i++; else j++; } cout << r; }
