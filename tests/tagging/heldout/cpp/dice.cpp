#include <iostream>
int main() { const int M = 1e9 + 7; int n; std::cin >> n; long long *d = new long long[n + 1](); d[0] = 1; for (int i = 1; i <= n; i++) for (int k = 1; k <= 6; k++) if (i >= k) d[i] = (d[i] + d[i - k]) % M; std::cout << d[n]; }
