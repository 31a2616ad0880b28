import sys
input = sys.stdin.readline
n, q = map(int, input().split())
total = [0]
for x in map(int, input().split()):
    total.append(total[-1] + x)
for _ in range(q):
    l, r = map(int, input().split())
    print(total[r] - total[l])
