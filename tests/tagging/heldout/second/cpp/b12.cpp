#include <bits/stdc++.h>
using namespace std;
int n, k; long long a[200005];
bool ok(long long cap) { long long s = 0; int parts = 1; for (int i = 0; i < n; i++) { if (a[i] > cap) return false; if (s + a[i] > cap) { parts++; s = 0; } s += a[i]; } return parts <= k; }
int main() { cin >> n >> k; for (int i = 0; i < n; i++) cin >> a[i]; long long lo = 1, hi = 2e14; while (lo < hi) { long long mid = (lo + hi) / 2; if (ok(mid)) hi = mid; else lo = mid + 1; } cout << lo; }
