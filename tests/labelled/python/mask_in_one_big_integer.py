# time: n^2
# space: n
# why: the mask has up to n bits, setting one copies all
n, k = map(int, input().split())
mask = 0
for i in range(n):
    mask |= 1 << i
    if i % k == 0:
        mask ^= 1
print(mask % 1009)
