def count_pairs(nums, k):
    total = 0
    n = len(nums)
    for i in range(n):
        for j in range(i + 1, n):
            if (nums[i] + nums[j]) % k == 0:
                total += 1
    return total
