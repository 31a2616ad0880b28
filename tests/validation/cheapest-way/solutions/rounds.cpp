#include <iostream>
#include <vector>
int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<int> u(m), v(m), w(m);
    for (int i = 0; i < m; i++) std::cin >> u[i] >> v[i] >> w[i];
    const long long far = 1e18;
    std::vector<long long> d(n + 1, far);
    d[1] = 0;
    for (int round = 1; round < n; round++) {
        bool changed = false;
        for (int i = 0; i < m; i++) {
            if (d[u[i]] + w[i] < d[v[i]]) d[v[i]] = d[u[i]] + w[i], changed = true;
            if (d[v[i]] + w[i] < d[u[i]]) d[u[i]] = d[v[i]] + w[i], changed = true;
        }
        if (!changed) break;
    }
    std::cout << (d[n] == far ? -1 : d[n]) << "\n";
}
