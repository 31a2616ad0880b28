# time: 2^n
# space: 2^n
# why: each round puts two in the place of each
n = int(input())
level = [0]
d = 0
for d in range(n):
    nxt = []
    for u in level:
        nxt.append(u)
        nxt.append(u + 1)
    level = nxt
print(len(level))
