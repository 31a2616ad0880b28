from collections import deque

def max_result(nums, k):
    q = deque([0])
    score = nums[:]
    for i in range(1, len(nums)):
        while q[0] < i - k:
            q.popleft()
        score[i] = nums[i] + score[q[0]]
        while q and score[q[-1]] <= score[i]:
            q.pop()
        q.append(i)
    return score[-1]
