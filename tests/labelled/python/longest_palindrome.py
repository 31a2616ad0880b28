# time: |s|^2
# space: 1
# why: 2|s| centres, each expanded at most |s|/2 steps; only indices are kept
class Solution:
    def longestPalindrome(self, s: str) -> str:
        n = len(s)
        start, best = 0, 0

        def expand(l, r):
            while l >= 0 and r < n and s[l] == s[r]:
                l -= 1
                r += 1
            return l + 1, r - l - 1

        for c in range(n):
            a, la = expand(c, c)
            b, lb = expand(c, c + 1)
            if la > best:
                start, best = a, la
            if lb > best:
                start, best = b, lb
        return s[start:start + best]
