from collections import deque


def solve(nums, k):
    queue = deque()
    answer = []
    for i in range(len(nums)):
        while queue and nums[queue[-1]] < nums[i]:
            queue.pop()
        queue.append(i)
        if queue[0] < i - k:
            queue.popleft()
        if i + 1 >= k:
            answer.append(nums[queue[0]])
    return answer
