#include <iostream>
#include <vector>
using namespace std;
vector<vector<int>> near;
long long distances(int u, int p, int d) {
    long long sum = d;
    for (int v : near[u]) if (v != p) sum += distances(v, u, d + 1);
    return sum;
}
int main() {
    int n;
    cin >> n;
    near.resize(n + 1);
    for (int i = 1; i < n; i++) {
        int u, v;
        cin >> u >> v;
        near[u].push_back(v);
        near[v].push_back(u);
    }
    long long best = 0;
    for (int u = 1; u <= n; u++) best = max(best, distances(u, 0, 0));
    cout << best << endl;
}
