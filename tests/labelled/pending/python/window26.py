# time: n
# space: 1
# why: two pointers each advance at most n; counts of 26 letters; argument not counted
class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        freq = [0] * 26
        left = 0
        best = 0
        for right in range(len(s)):
            freq[ord(s[right]) - ord('A')] += 1
            while (right - left + 1) - max(freq) > k:
                freq[ord(s[left]) - ord('A')] -= 1
                left += 1
            best = max(best, right - left + 1)
        return best

    def checkInclusion(self, p: str, s: str) -> bool:
        if len(p) > len(s):
            return False
        need = [0] * 26
        have = [0] * 26
        for ch in p:
            need[ord(ch) - 97] += 1
        for i, ch in enumerate(s):
            have[ord(ch) - 97] += 1
            if i >= len(p):
                have[ord(s[i - len(p)]) - 97] -= 1
            if have == need:
                return True
        return False
