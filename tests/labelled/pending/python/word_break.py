# time: |s|^3 + n
# space: |s| + n
# why: all pairs of positions, each slice and its hash cost its length; n words in the set
from typing import List


class Solution:
    def wordBreak(self, s: str, wordDict: List[str]) -> bool:
        words = set(wordDict)
        n = len(s)
        dp = [False] * (n + 1)
        dp[0] = True
        pieces = [0] * (n + 1)
        for i in range(1, n + 1):
            for j in range(i):
                if not dp[j]:
                    continue
                part = s[j:i]
                if part in words:
                    dp[i] = True
                    pieces[i] = max(pieces[i], pieces[j] + 1)
        if pieces[n] < 0:
            return False
        return dp[n]
