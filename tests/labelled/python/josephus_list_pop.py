# time: n^2
# space: n
# why: pop from the middle shifts the tail
n, k = map(int, input().split())
people = list(range(1, n + 1))
i = 0
while len(people) > 1:
    i = (i + k - 1) % len(people)
    people.pop(i)
print(people[0])
