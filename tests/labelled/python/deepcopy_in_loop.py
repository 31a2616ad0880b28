# time: n^3
# space: n^2
# why: the table of n^2 cells is copied in each round
import copy

n = int(input())
table = [[0] * n for _ in range(n)]
for step in range(n):
    after = copy.deepcopy(table)
    for i in range(n):
        after[i][(i + step) % n] = table[i][i] + 1
    table = after
print(table[0][0])
