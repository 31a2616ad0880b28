// time: n
// space: n
// why: each index is pushed and popped once
class Solution {
public:
    int largestRectangleArea(vector<int>& heights) {
        stack<int> st;
        int n = heights.size(), best = 0;
        for (int i = 0; i <= n; i++) {
            int h = (i == n) ? 0 : heights[i];
            while (!st.empty() && heights[st.top()] >= h) {
                int top = st.top();
                st.pop();
                int width = st.empty() ? i : i - st.top() - 1;
                best = max(best, heights[top] * width);
            }
            st.push(i);
        }
        return best;
    }
};
