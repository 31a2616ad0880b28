# time: n^3
# space: n^2
# why: sum copies the growing list for each of n rows of length n
n = int(input())
rows = [[i * j for j in range(n)] for i in range(n)]
flat = sum(rows, [])
print(max(flat))
