# time: n + m
# space: n + m
# why: each step moves one of two indices; the merged list is built before it is returned
from typing import List


class Solution:
    def findMedian(self, first: List[int], second: List[int]) -> float:
        merged = []
        i = j = 0
        while i < len(first) and j < len(second):
            if first[i] <= second[j]:
                merged.append(first[i])
                i += 1
            else:
                merged.append(second[j])
                j += 1
        while i < len(first):
            merged.append(first[i])
            i += 1
        while j < len(second):
            merged.append(second[j])
            j += 1
        mid = len(merged) // 2
        if len(merged) % 2:
            return merged[mid]
        return (merged[mid - 1] + merged[mid]) / 2
