#include <deque>
#include <vector>
using namespace std;

vector<int> solve(vector<int>& nums, int k) {
    deque<int> candidates;  // indices, values falling
    vector<int> result;
    for (int i = 0; i < (int)nums.size(); i++) {
        while (!candidates.empty() && nums[candidates.back()] <= nums[i]) candidates.pop_back();
        candidates.push_back(i);
        if (candidates.front() <= i - k) candidates.pop_front();
        if (i >= k - 1) result.push_back(nums[candidates.front()]);
    }
    return result;
}
