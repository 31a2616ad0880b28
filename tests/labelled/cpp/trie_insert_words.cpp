// time: n m
// space: n m
// why: one node at most for each letter of n words of length m
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<array<int, 26>> next(1);
    next[0].fill(0);
    int shared = 0;
    for (int i = 0; i < n; i++) {
        int u = 0;
        for (int j = 0; j < m; j++) {
            char c;
            cin >> c;
            int k = c - 'a';
            if (next[u][k] == 0) {
                next[u][k] = next.size();
                next.push_back({});
            } else {
                shared++;
            }
            u = next[u][k];
        }
    }
    cout << shared << ' ' << next.size() << '\n';
}
