class Solution {
public:
    int uniquePathsWithObstacles(vector<vector<int>>& g) {
        int m = g.size(), n = g[0].size();
        vector<vector<long>> ways(m + 1, vector<long>(n + 1, 0));
        ways[0][1] = 1;
        for (int i = 1; i <= m; ++i)
            for (int j = 1; j <= n; ++j)
                if (!g[i - 1][j - 1]) ways[i][j] = ways[i - 1][j] + ways[i][j - 1];
        return ways[m][n];
    }
};
