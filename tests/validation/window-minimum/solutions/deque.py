from collections import deque

def window_sum(a, k):
    rising = deque()
    total = 0
    for i, x in enumerate(a):
        while rising and rising[-1][1] > x:
            rising.pop()
        rising.append((i, x))
        if rising[0][0] + k <= i:
            rising.popleft()
        if i >= k - 1:
            total += rising[0][1]
    return total

n, k = map(int, input().split())
print(window_sum([int(x) for x in input().split()], k))
