// time: 4^n n^(-1/2)
// space: n
// why: Catalan(n) texts of length 2n are built, the returned value is not counted
class Solution {
    vector<string> out;
    void build(string& cur, int open, int close, int n) {
        if ((int)cur.size() == 2 * n) {
            out.push_back(cur);
            return;
        }
        if (open < n) {
            cur.push_back('(');
            build(cur, open + 1, close, n);
            cur.pop_back();
        }
        if (close < open) {
            cur.push_back(')');
            build(cur, open, close + 1, n);
            cur.pop_back();
        }
    }

public:
    vector<string> generateParenthesis(int n) {
        string cur;
        build(cur, 0, 0, n);
        return out;
    }
};
