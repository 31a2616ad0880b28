from sys import stdin, stdout

n, q = map(int, stdin.readline().split())
size = 1
while size < n:
    size *= 2
NONE = -(10 ** 18)
top = [NONE] * (2 * size)
extra = [0] * (2 * size)
i = size
for value in stdin.readline().split():
    top[i] = int(value)
    i += 1
for v in range(size - 1, 0, -1):
    top[v] = max(top[2 * v], top[2 * v + 1])


def refresh(v):
    while v > 1:
        v //= 2
        left, right = top[2 * v], top[2 * v + 1]
        top[v] = (left if left > right else right) + extra[v]


def change(l, r, x):
    a, b = l + size, r + size + 1
    first, last = a, b - 1
    while a < b:
        if a % 2 == 1:
            top[a] += x
            extra[a] += x
            a += 1
        if b % 2 == 1:
            b -= 1
            top[b] += x
            extra[b] += x
        a //= 2
        b //= 2
    refresh(first)
    refresh(last)


def largest(l, r):
    a, b = l + size, r + size
    left, right = top[a], top[b]
    while a // 2 != b // 2:
        if a % 2 == 0 and top[a + 1] > left:
            left = top[a + 1]
        if b % 2 == 1 and top[b - 1] > right:
            right = top[b - 1]
        a //= 2
        b //= 2
        left += extra[a]
        right += extra[b]
    result = max(left, right)
    while a > 1:
        a //= 2
        result += extra[a]
    return result


for _ in range(q):
    parts = stdin.readline().split()
    l, r = int(parts[1]) - 1, int(parts[2]) - 1
    if parts[0] == "1":
        change(l, r, int(parts[3]))
    else:
        stdout.write(str(largest(l, r)) + "\n")
