#include <bits/stdc++.h>
using namespace std;
long long inv(vector<int>& a, int l, int r) { if (r - l < 2) return 0; int m = (l + r) / 2; long long c = inv(a, l, m) + inv(a, m, r); vector<int> t; int i = l, j = m; while (i < m || j < r) { if (j == r || (i < m && a[i] <= a[j])) t.push_back(a[i++]); else { c += m - i; t.push_back(a[j++]); } } copy(t.begin(), t.end(), a.begin() + l); return c; }
int main() { int n; cin >> n; vector<int> a(n); for (int& x : a) cin >> x; cout << inv(a, 0, n); }
