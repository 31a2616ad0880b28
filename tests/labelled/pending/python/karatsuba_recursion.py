# time: n^(log2 3)
# space: n
# why: T(n) = 3 T(n/2) + n over digit lists of length n
def add(a, b):
    n = max(len(a), len(b))
    out = [0] * n
    for i in range(len(a)):
        out[i] += a[i]
    for i in range(len(b)):
        out[i] += b[i]
    return out


def multiply(a, b):
    n = len(a)
    if n == 1:
        return [a[0] * b[0]]
    h = n // 2
    low = multiply(a[:h], b[:h])
    high = multiply(a[h:], b[h:])
    cross = multiply(add(a[:h], a[h:]), add(b[:h], b[h:]))
    out = [0] * (2 * n - 1)
    for i in range(2 * h - 1):
        out[i] += low[i]
        out[i + h] += cross[i] - low[i] - high[i]
        out[i + 2 * h] += high[i]
    return out


x, y, n = input().split()
n = int(n)
a = [int(c) for c in x]
b = [int(c) for c in y]
size = 1
while size < n:
    size *= 2
a = [0] * (size - n) + a
b = [0] * (size - n) + b
print(sum(multiply(a, b)) % 1000)
