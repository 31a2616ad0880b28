# time: n + q sqrt n
# space: n
# why: a query visits sqrt n blocks and 2 sqrt n single elements
import sys


def main():
    read = sys.stdin.readline
    n, q = map(int, read().split())
    a = list(map(int, read().split()))
    size = int(n ** 0.5) + 1
    blocks = [0] * size
    for i in range(n):
        blocks[i // size] += a[i]
    for _ in range(q):
        l, r = map(int, read().split())
        l -= 1
        total = 0
        while l < r and l % size:
            total += a[l]
            l += 1
        while l + size <= r:
            total += blocks[l // size]
            l += size
        while l < r:
            total += a[l]
            l += 1
        print(total)


main()
