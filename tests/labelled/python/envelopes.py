# time: n log n
# space: n
# why: sort plus one bisect per envelope in the tails array
from bisect import bisect_left
from typing import List


class Solution:
    def maxEnvelopes(self, envelopes: List[List[int]]) -> int:
        if not envelopes:
            return 0
        envelopes.sort(key=lambda e: (e[0], -e[1]))
        tails = []
        for w, h in envelopes:
            pos = bisect_left(tails, h)
            if pos == len(tails):
                tails.append(h)
            else:
                tails[pos] = h
        return len(tails)


class SolutionSlow:
    # kept for reference only, same asymptotics
    def lengthOfLIS(self, nums: List[int]) -> int:
        piles = []
        for v in nums:
            lo, hi = 0, len(piles)
            while lo < hi:
                mid = (lo + hi) // 2
                if piles[mid] < v:
                    lo = mid + 1
                else:
                    hi = mid
            if lo == len(piles):
                piles.append(v)
            else:
                piles[lo] = v
        return len(piles)
