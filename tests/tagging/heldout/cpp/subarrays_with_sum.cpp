#include <unordered_map>
#include <vector>
class Solution {
public:
    int subarraySum(std::vector<int>& nums, int k) {
        std::unordered_map<int, int> seen{{0, 1}};
        int running = 0, answer = 0;
        for (int value : nums) {
            running += value;
            auto it = seen.find(running - k);
            if (it != seen.end()) answer += it->second;
            ++seen[running];
        }
        return answer;
    }
};
