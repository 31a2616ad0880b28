// time: 2^n n
// space: n
// why: take or leave each element; each of the 2^n leaves copies a list of up to n; the result is not counted
class Solution {
    vector<vector<int>> res;
    vector<int> cur;

    void go(const vector<int>& nums, int i) {
        if (i == (int)nums.size()) {
            res.push_back(cur);
            return;
        }
        go(nums, i + 1);
        cur.push_back(nums[i]);
        go(nums, i + 1);
        cur.pop_back();
    }

public:
    vector<vector<int>> subsets(vector<int>& nums) {
        res.clear();
        cur.clear();
        go(nums, 0);
        return res;
    }
};
