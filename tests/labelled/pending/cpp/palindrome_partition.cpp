// time: n^2
// space: n^2
// why: table of palindromic ranges, then for each end all starts with a constant check
class Solution {
public:
    int minCut(string s) {
        int n = s.size();
        vector<vector<bool>> pal(n, vector<bool>(n, false));
        for (int i = n - 1; i >= 0; --i) {
            for (int j = i; j < n; ++j) {
                if (s[i] == s[j] && (j - i < 2 || pal[i + 1][j - 1])) {
                    pal[i][j] = true;
                }
            }
        }
        vector<int> cut(n);
        for (int j = 0; j < n; ++j) {
            if (pal[0][j]) {
                cut[j] = 0;
                continue;
            }
            cut[j] = j;
            for (int i = 1; i <= j; ++i) {
                if (pal[i][j]) cut[j] = min(cut[j], cut[i - 1] + 1);
            }
        }
        return cut[n - 1];
    }
};
