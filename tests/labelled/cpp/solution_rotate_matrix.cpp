// time: n^2
// space: 1
// why: each cell above the diagonal is swapped once, each row reversed once
class Solution {
public:
    void rotate(vector<vector<int>>& matrix) {
        int n = matrix.size();
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) swap(matrix[i][j], matrix[j][i]);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n / 2; j++) swap(matrix[i][j], matrix[i][n - 1 - j]);
    }
};
