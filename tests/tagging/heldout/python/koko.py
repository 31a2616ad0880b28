import math

def min_eating_speed(piles, h):
    def enough(speed):
        return sum(math.ceil(p / speed) for p in piles) <= h

    low, high = 1, max(piles)
    while low < high:
        mid = (low + high) // 2
        if enough(mid):
            high = mid
        else:
            low = mid + 1
    return low
