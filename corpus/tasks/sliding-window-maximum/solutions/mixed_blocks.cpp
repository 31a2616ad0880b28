#include <bits/stdc++.h>
using namespace std;

vector<int> solve(vector<int> nums, int k) {
    int n = nums.size();
    vector<int> left(n), right(n);
    for (int i = 0; i < n; i++) {
        if (i % k == 0) left[i] = nums[i];
        else left[i] = max(left[i - 1], nums[i]);
    }
    for (int i = n - 1; i >= 0; i--) {
        if (i % k == k - 1 || i == n - 1) right[i] = nums[i];
        else right[i] = max(right[i + 1], nums[i]);
    }
    vector<int> out(n - k + 1);
    for (int i = 0; i <= n - k; i++) out[i] = max(left[i], right[i + k - 1]);
    return out;
}
