def solve(nums, k):
    result = []
    for i in range(len(nums) - k + 1):
        best = nums[i]
        for j in range(i, i + k):
            if nums[j] > best:
                best = nums[j]
        result.append(best)
    return result
