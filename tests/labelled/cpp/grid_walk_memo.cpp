// time: k n m
// space: k n m
// why: each step and cell is worked out once
#include <bits/stdc++.h>
using namespace std;
int n, m, k;
vector<vector<vector<int>>> memo;
int walk(int left, int x, int y) {
    if (x < 0 || y < 0 || x >= n || y >= m) return 1;
    if (left == 0) return 0;
    int &r = memo[left][x][y];
    if (r != -1) return r;
    r = 0;
    r = (r + walk(left - 1, x + 1, y)) % 1000007;
    r = (r + walk(left - 1, x - 1, y)) % 1000007;
    r = (r + walk(left - 1, x, y + 1)) % 1000007;
    r = (r + walk(left - 1, x, y - 1)) % 1000007;
    return r;
}
int main() {
    cin >> n >> m >> k;
    memo.assign(k + 1, vector<vector<int>>(n, vector<int>(m, -1)));
    cout << walk(k, 0, 0) << '\n';
}
