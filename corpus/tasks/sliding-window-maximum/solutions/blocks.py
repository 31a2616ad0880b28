class Solution:
    def solve(self, nums, k):
        n = len(nums)
        head = [0] * n
        tail = [0] * n
        for i in range(n):
            if i % k == 0:
                head[i] = nums[i]
            else:
                head[i] = max(head[i - 1], nums[i])
        for i in range(n - 1, -1, -1):
            if i == n - 1 or (i + 1) % k == 0:
                tail[i] = nums[i]
            else:
                tail[i] = max(tail[i + 1], nums[i])
        return [max(tail[i], head[i + k - 1]) for i in range(n - k + 1)]
