// time: n
// space: n
// why: one hashed look-up of a prefix sum an element
class Solution {
public:
    int subarraySum(vector<int>& nums, int k) {
        unordered_map<int, int> seen{{0, 1}};
        int sum = 0, count = 0;
        for (int x : nums) {
            sum += x;
            if (seen.count(sum - k)) count += seen[sum - k];
            seen[sum]++;
        }
        return count;
    }
};
