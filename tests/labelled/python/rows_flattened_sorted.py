# time: n m log(n m)
# space: n m
# why: all n m numbers are sorted together
n, m = map(int, input().split())
flat = []
for _ in range(n):
    row = input().split()
    for j in range(m):
        flat.append(int(row[j]))
flat.sort()
print(flat[n * m // 2])
