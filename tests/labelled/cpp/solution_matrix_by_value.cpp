// time: n^2 m
// space: n m
// why: the helper gets the whole matrix by value for each of n rows
class Solution {
    int rowSum(vector<vector<int>> g, int i) {
        int s = 0;
        for (int x : g[i]) s += x;
        return s;
    }

public:
    int best(vector<vector<int>>& grid) {
        int n = grid.size(), m = grid[0].size(), r = 0;
        for (int i = 0; i < n; i++) r = max(r, rowSum(grid, i) + m);
        return r;
    }
};
