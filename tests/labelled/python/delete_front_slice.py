# time: n^2
# space: n
# why: two items are removed from the front in each round, the rest moves
n, k = map(int, input().split())
line = [i * k % 7 for i in range(n)]
total = 0
while len(line) >= 2:
    total += line[0] * line[1]
    del line[:2]
print(total)
