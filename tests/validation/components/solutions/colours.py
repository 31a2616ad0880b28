import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[:2]
colour = list(range(n + 1))
for k in range(m):
    a, b = colour[data[2 + 2 * k]], colour[data[3 + 2 * k]]
    if a != b:
        colour = [b if c == a else c for c in colour]
print(len(set(colour[1:])))
