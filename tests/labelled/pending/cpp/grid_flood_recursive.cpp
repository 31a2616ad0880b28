// time: n m
// space: n m
// why: a visited cell is overwritten, so each cell is entered once
#include <bits/stdc++.h>
using namespace std;
int n, m;
vector<string> g;
void fill_from(int i, int j) {
    if (i < 0 || j < 0 || i >= n || j >= m || g[i][j] != '#') return;
    g[i][j] = '.';
    fill_from(i + 1, j);
    fill_from(i - 1, j);
    fill_from(i, j + 1);
    fill_from(i, j - 1);
}
int main() {
    cin >> n >> m;
    g.resize(n);
    for (auto &row : g) cin >> row;
    int islands = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (g[i][j] == '#') {
                islands++;
                fill_from(i, j);
            }
    cout << islands << endl;
}
