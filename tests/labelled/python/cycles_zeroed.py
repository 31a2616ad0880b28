# time: n
# space: n
# why: every round clears one entry for good, so all cycles together take n rounds
n = int(input())
p = list(map(int, input().split()))
cycles = 0
for i in range(n):
    j = i
    length = 0
    while p[j] > 0:
        here = j
        j = p[j] - 1
        p[here] = 0
        length += 1
    if length:
        cycles += 1
print(n - cycles)
