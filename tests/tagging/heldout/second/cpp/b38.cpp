#include <iostream>
#include <vector>
int main() { int n, k; std::cin >> n >> k; std::vector<int> a(n); for (int& x : a) std::cin >> x; k %= n; std::vector<int> b(n); for (int i = 0; i < n; i++) b[(i + k) % n] = a[i]; for (int i = 0; i < n; i++) std::cout << b[i] << (i + 1 < n ? ' ' : '\n'); }
