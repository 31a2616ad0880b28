#include <bits/stdc++.h>
using namespace std;
int main() { int n, x; cin >> n >> x; vector<int> p(n); for (int& v : p) cin >> v; sort(p.rbegin(), p.rend()); int i = 0, j = n - 1, g = 0; while (i <= j) { if (p[i] + p[j] <= x) j--; i++; g++; } cout << g; }
