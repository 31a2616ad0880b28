class Solution {
    vector<vector<int>> res;
    void dfs(vector<int>& a, int k) {
        if (k == a.size()) { res.push_back(a); return; }
        for (int i = k; i < a.size(); i++) { swap(a[i], a[k]); dfs(a, k + 1); swap(a[i], a[k]); }
    }
public:
    vector<vector<int>> permute(vector<int>& nums) { dfs(nums, 0); return res; }
};
