#include <iostream>
#include <vector>
using namespace std;
int main() { int n; cin >> n; vector<vector<int>> reach(n, vector<int>(n)); for (auto& r : reach) for (int& x : r) cin >> x; for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) if (reach[i][k]) for (int j = 0; j < n; j++) reach[i][j] |= reach[k][j]; for (auto& r : reach) { for (int x : r) cout << x << ' '; cout << '\n'; } }
