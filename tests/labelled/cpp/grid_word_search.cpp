// time: n m 4^k
// space: n m + k
// why: from each cell at most four ways at each of k letters, the cell is restored afterwards
#include <bits/stdc++.h>
using namespace std;
int n, m, k;
vector<vector<char>> g;
vector<char> word;
bool walk(int x, int y, int i) {
    if (i == k) return true;
    if (x < 0 || y < 0 || x >= n || y >= m || g[x][y] != word[i]) return false;
    char keep = g[x][y];
    g[x][y] = '#';
    bool ok = walk(x + 1, y, i + 1) || walk(x - 1, y, i + 1) || walk(x, y + 1, i + 1) || walk(x, y - 1, i + 1);
    g[x][y] = keep;
    return ok;
}
int main() {
    cin >> n >> m >> k;
    g.assign(n, vector<char>(m));
    word.resize(k);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) cin >> g[i][j];
    for (auto &c : word) cin >> c;
    bool found = false;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) found |= walk(i, j, 0);
    cout << found << '\n';
}
