// time: n^2
// space: 1
// why: transpose and reverse in place over an n x n matrix given by reference
class Solution {
public:
    void rotate(vector<vector<int>>& matrix) {
        int n = matrix.size();
        for (int i = 0; i < n; ++i) {
            for (int j = i + 1; j < n; ++j) {
                swap(matrix[i][j], matrix[j][i]);
            }
        }
        for (int i = 0; i < n; ++i) {
            reverse(matrix[i].begin(), matrix[i].end());
        }
    }

    bool isMagic(vector<vector<int>>& matrix) {
        int n = matrix.size();
        int want = 0;
        for (int j = 0; j < n; j++) want += matrix[0][j];
        for (auto& row : matrix) {
            int s = 0;
            for (int x : row) s += x;
            if (s != want) return false;
        }
        return true;
    }
};
