// time: n m
// space: m
// why: row by row histogram; the monotone stack takes each column once a row
class Solution {
public:
    int largest(vector<int>& h) {
        stack<int> st;
        int best = 0, n = h.size();
        for (int i = 0; i <= n; i++) {
            int cur = i == n ? 0 : h[i];
            while (!st.empty() && h[st.top()] >= cur) {
                int height = h[st.top()];
                st.pop();
                int left = st.empty() ? -1 : st.top();
                best = max(best, height * (i - left - 1));
            }
            st.push(i);
        }
        return best;
    }

    int maximalRectangle(vector<vector<char>>& matrix) {
        if (matrix.empty()) return 0;
        int n = matrix.size(), m = matrix[0].size(), ans = 0;
        vector<int> h(m, 0);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < m; j++) {
                h[j] = matrix[i][j] == '1' ? h[j] + 1 : 0;
            }
            ans = max(ans, largest(h));
        }
        return ans;
    }
};
