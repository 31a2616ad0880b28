# time: n k
# space: 1
# why: insert in front shifts the list in each of k rounds
from typing import List


class Solution:
    def rotate(self, nums: List[int], k: int) -> None:
        for _ in range(k):
            nums.insert(0, nums.pop())
