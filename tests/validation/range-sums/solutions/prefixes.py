import sys
input = sys.stdin.readline
n, q = map(int, input().split())
total = [0]
for x in map(int, input().split()):
    total.append(total[-1] + x)
out = []
for _ in range(q):
    l, r = map(int, input().split())
    out.append(total[r] - total[l - 1])
print(*out, sep="\n")
