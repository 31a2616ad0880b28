def two_sum(nums, target):
    where = {}
    for i, x in enumerate(nums):
        if target - x in where:
            return [where[target - x], i]
        where[x] = i
