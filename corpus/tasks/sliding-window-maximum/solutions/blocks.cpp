class Solution {
public:
    // Every window is a tail of one block of length k and a head of the next.
    vector<long long> solve(const vector<long long>& nums, int k) {
        int n = nums.size();
        vector<long long> head(n), tail(n);
        for (int i = 0; i < n; ++i) {
            head[i] = i % k == 0 ? nums[i] : max(head[i - 1], nums[i]);
        }
        for (int i = n - 1; i >= 0; --i) {
            tail[i] = (i == n - 1 || (i + 1) % k == 0) ? nums[i] : max(tail[i + 1], nums[i]);
        }
        vector<long long> result;
        for (int i = 0; i + k <= n; ++i) {
            result.push_back(max(tail[i], head[i + k - 1]));
        }
        return result;
    }
};
