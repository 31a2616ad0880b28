#include <bits/stdc++.h>
using namespace std;
int n, m;
string s, t;
vector<vector<int>> known;
int far(int i, int j) {
    if (i == n || j == m) return n - i + m - j;
    int &best = known[i][j];
    if (best >= 0) return best;
    if (s[i] == t[j]) return best = far(i + 1, j + 1);
    return best = 1 + min({far(i + 1, j + 1), far(i + 1, j), far(i, j + 1)});
}
int main() {
    cin >> n >> m >> s >> t;
    known.assign(n, vector<int>(m, -1));
    cout << far(0, 0) << endl;
}
