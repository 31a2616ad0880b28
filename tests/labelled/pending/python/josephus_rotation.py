# time: n k
# space: n
# why: k moves for each of n removals
from collections import deque

n, k = map(int, input().split())
people = deque(range(1, n + 1))
while len(people) > 1:
    for _ in range(k - 1):
        people.append(people.popleft())
    people.popleft()
print(people[0])
