// time: 4^n n^(-1/2)
// space: n
// why: 4^n / sqrt n calls, and Catalan(n) texts of length 2n are built, the returned value is not counted
class Solution {
    void build(vector<string>& out, string& cur, int open, int close, int n) {
        if ((int)cur.size() == 2 * n) {
            out.push_back(cur);
            return;
        }
        if (open < n) {
            cur.push_back('(');
            build(out, cur, open + 1, close, n);
            cur.pop_back();
        }
        if (close < open) {
            cur.push_back(')');
            build(out, cur, open, close + 1, n);
            cur.pop_back();
        }
    }

public:
    vector<string> generateParenthesis(int n) {
        vector<string> out;
        string cur;
        build(out, cur, 0, 0, n);
        return out;
    }
};
