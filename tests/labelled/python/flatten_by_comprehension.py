# time: n^2
# space: n^2
# why: each of n^2 entries is copied once
n = int(input())
rows = [[i * j for j in range(n)] for i in range(n)]
flat = [x for row in rows for x in row]
print(max(flat))
