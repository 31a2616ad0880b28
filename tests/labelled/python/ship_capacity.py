# time: n log n + n log m
# space: 1
# why: binary search over [max, sum], the sum is at most n times the largest weight m, linear check each time
from typing import List


class Solution:
    def shipWithinDays(self, weights: List[int], days: int) -> int:
        def feasible(cap):
            need = 1
            load = 0
            for w in weights:
                if load + w > cap:
                    need += 1
                    load = 0
                    if need > days:
                        return False
                load += w
            return True

        lo, hi = max(weights), sum(weights)
        while lo < hi:
            mid = (lo + hi) // 2
            if feasible(mid):
                hi = mid
            else:
                lo = mid + 1
        return lo
