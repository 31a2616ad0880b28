// time: n^2
// space: 1
// why: each erase shifts the rest
class Solution {
public:
    int removeElement(vector<int>& nums, int val) {
        for (int i = 0; i < (int)nums.size();) {
            if (nums[i] == val) nums.erase(nums.begin() + i);
            else i++;
        }
        return nums.size();
    }
};
