#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<pair<int, int>> edges(m);
    for (auto &[u, v] : edges) {
        scanf("%d %d", &u, &v);
        if (u > v) swap(u, v);
    }
    sort(edges.begin(), edges.end());
    vector<int> far(n + 1);
    for (auto [u, v] : edges) if (u != v) far[v] = max(far[v], far[u] + 1);
    printf("%d\n", *max_element(far.begin(), far.end()));
}
