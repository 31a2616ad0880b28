#include <iostream>
#include <vector>
int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<int> u(m), v(m);
    for (int i = 0; i < m; i++) std::cin >> u[i] >> v[i];
    std::vector<int> d(n + 1, n + 1);
    d[1] = 0;
    for (int round = 0; round < n; round++)
        for (int i = 0; i < m; i++) {
            if (d[u[i]] + 1 < d[v[i]]) d[v[i]] = d[u[i]] + 1;
            if (d[v[i]] + 1 < d[u[i]]) d[u[i]] = d[v[i]] + 1;
        }
    std::cout << (d[n] > n ? -1 : d[n]) << "\n";
}
