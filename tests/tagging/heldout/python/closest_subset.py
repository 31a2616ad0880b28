from bisect import bisect_left

def sums(items):
    out = [0]
    for x in items:
        out += [s + x for s in out]
    return out

def min_abs_difference(nums, goal):
    half = len(nums) // 2
    left = sums(nums[:half])
    right = sorted(sums(nums[half:]))
    best = abs(goal)
    for s in left:
        i = bisect_left(right, goal - s)
        for j in (i - 1, i):
            if 0 <= j < len(right):
                best = min(best, abs(s + right[j] - goal))
    return best
