def can_partition(nums):
    total = sum(nums)
    if total % 2:
        return False
    target = total // 2
    reach = [False] * (target + 1)
    reach[0] = True
    for num in nums:
        for t in range(target, num - 1, -1):
            reach[t] = reach[t] or reach[t - num]
    return reach[target]
