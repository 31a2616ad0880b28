# time: n^2
# space: log n
# why: T(n) = 4 T(n/2) + 1
def fill(x, y, size):
    if size <= 1:
        return (x ^ y) & 1
    h = size // 2
    return fill(x, y, h) + fill(x + h, y, h) + fill(x, y + h, h) + fill(x + h, y + h, h)


n = int(input())
print(fill(0, 0, n))
