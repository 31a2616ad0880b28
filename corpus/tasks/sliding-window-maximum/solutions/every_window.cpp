#include <bits/stdc++.h>
using namespace std;

vector<int> solve(vector<int> nums, int k) {
    vector<int> ans;
    int n = nums.size();
    for (int i = 0; i + k <= n; i++) {
        int best = nums[i];
        for (int j = i; j < i + k; j++) {
            best = max(best, nums[j]);
        }
        ans.push_back(best);
    }
    return ans;
}
