# time: n m
# space: n m
# why: hashing a row of m numbers costs m
n, m = map(int, input().split())
count = {}
for _ in range(n):
    row = input().split()
    key = tuple(row[j] for j in range(m))
    count[key] = count.get(key, 0) + 1
print(max(count.values()))
