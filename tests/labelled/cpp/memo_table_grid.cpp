// time: n m
// space: n m
// why: each pair of arguments is worked out once
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> memo;
int paths(int i, int j) {
    if (i == 0 || j == 0) return 1;
    int &r = memo[i][j];
    if (r != -1) return r;
    return r = (paths(i - 1, j) + paths(i, j - 1)) % 1000007;
}
int main() {
    int n, m;
    cin >> n >> m;
    memo.assign(n + 1, vector<int>(m + 1, -1));
    cout << paths(n, m) << '\n';
}
