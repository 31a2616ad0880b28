#include <vector>
#include <algorithm>

std::vector<int> solve(const std::vector<int>& nums, int k) {
    std::vector<int> result;
    int peak = nums[0];
    for (int i = 1; i < k; i++) peak = std::max(peak, nums[i]);
    result.push_back(peak);
    for (int i = k; i < (int)nums.size(); i++) {
        if (nums[i - k] == peak) peak = nums[i - k + 1];
        peak = std::max(peak, nums[i]);
        result.push_back(peak);
    }
    return result;
}
