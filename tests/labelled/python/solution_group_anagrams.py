# time: n m log m
# space: n m
# why: each of n words of up to m letters is sorted
from typing import List


class Solution:
    def groupAnagrams(self, n: int, m: int) -> int:
        groups = {}
        for i in range(n):
            word = [(i * 7 + j * j) % 26 for j in range(m)]
            key = tuple(sorted(word))
            groups.setdefault(key, []).append(i)
        return max(len(g) for g in groups.values())
