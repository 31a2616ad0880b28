# time: log m
# space: log m
# why: the remainder halves every two calls
def extended(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = extended(b, a % b)
    return g, y, x - a // b * y


n, m = map(int, input().split())
print(*extended(n, m))
