# time: log n
# space: 1
# why: digits are halved away by division, the repeated digit sum shrinks at once
class Solution(object):
    def isHappyish(self, n, base):
        """
        :type n: int
        :rtype: bool
        """
        rev = 0
        x = n
        while x > 0:
            rev = rev * 10 + x % 10
            x //= 10
        if rev == n:
            return True
        ones = 0
        y = n
        while y:
            ones += y & 1
            y >>= 1
        if ones % 2 == 0:
            return True
        lo, hi = 0, n
        while lo <= hi:
            mid = (lo + hi) // 2
            if mid * mid == n:
                return True
            if mid * mid < n:
                lo = mid + 1
            else:
                hi = mid - 1
        return False
