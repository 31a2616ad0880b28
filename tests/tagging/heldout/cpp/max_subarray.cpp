#include <iostream>
using namespace std;
int main() { int n; cin >> n; long long best = -1e18, cur = 0; while (n--) { long long x; cin >> x; cur = max(cur + x, x); best = max(best, cur); } cout << best; }
