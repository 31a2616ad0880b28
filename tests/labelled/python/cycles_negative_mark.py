# time: n
# space: n
# why: entries become -1 once each
n = int(input())
p = [0] + list(map(int, input().split()))
cycles = 0
for i in range(1, n + 1):
    if p[i] == -1:
        continue
    j = i
    while p[j] != -1:
        before = j
        j = p[j]
        p[before] = -1
    cycles += 1
print(cycles)
