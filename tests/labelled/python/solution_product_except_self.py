# time: n
# space: n
# why: two passes; the suffix table is the program's own, the result is returned
from typing import List


class Solution:
    def productExceptSelf(self, nums: List[int]) -> List[int]:
        n = len(nums)
        suffix = [1] * (n + 1)
        for i in range(n - 1, -1, -1):
            suffix[i] = suffix[i + 1] * nums[i] % 1000003
        out = []
        left = 1
        for i in range(n):
            out.append(left * suffix[i + 1] % 1000003)
            left = left * nums[i] % 1000003
        return out
