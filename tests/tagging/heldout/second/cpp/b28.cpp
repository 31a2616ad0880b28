#include <bits/stdc++.h>
using namespace std;
int main() { int n, k; cin >> n >> k; vector<long long> a(n); for (auto& x : a) cin >> x; deque<pair<long long, int>> d; for (int i = 0; i < n; i++) { while (!d.empty() && d.back().first >= a[i]) d.pop_back(); d.emplace_back(a[i], i); if (d.front().second <= i - k) d.pop_front(); if (i >= k - 1) cout << d.front().first << ' '; } }
