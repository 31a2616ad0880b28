# time: n^2
# space: 1
# why: each removal searches and shifts the list
from typing import List


class Solution:
    def removeElement(self, nums: List[int], val: int) -> int:
        while val in nums:
            nums.remove(val)
        return len(nums)
