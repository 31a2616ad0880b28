#include <iostream>
#include <vector>
int main() { int n, m; std::cin >> n >> m; std::vector<std::vector<int>> a(n, std::vector<int>(m)), t(m, std::vector<int>(n)); for (auto& r : a) for (int& x : r) std::cin >> x; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) t[j][i] = a[i][j]; for (auto& r : t) { for (int x : r) std::cout << x << ' '; std::cout << '\n'; } }
