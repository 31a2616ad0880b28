#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; map<int, int> ev; for (int i = 0; i < n; i++) { int l, r; cin >> l >> r; ev[l]++; ev[r + 1]--; } int cur = 0, best = 0; for (auto& [x, d] : ev) { cur += d; best = max(best, cur); } cout << best; }
