#include <vector>
#include <iostream>
int main() { int n; std::cin >> n; std::vector<int> lp(n + 1), pr; for (int i = 2; i <= n; ++i) { if (lp[i] == 0) { lp[i] = i; pr.push_back(i); } for (int j = 0; j < (int)pr.size() && pr[j] <= lp[i] && i * pr[j] <= n; ++j) lp[i * pr[j]] = pr[j]; } std::cout << pr.size(); }
