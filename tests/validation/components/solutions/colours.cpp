#include <iostream>
#include <set>
#include <vector>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<int> colour(n);
    for (int i = 0; i < n; i++) colour[i] = i;
    while (m--) {
        int u, v;
        cin >> u >> v;
        int from = colour[u - 1], to = colour[v - 1];
        if (from == to) continue;
        for (int i = 0; i < n; i++) if (colour[i] == from) colour[i] = to;
    }
    cout << set<int>(colour.begin(), colour.end()).size() << endl;
}
