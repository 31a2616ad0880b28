import sys
def main():
    n, q = map(int, input().split())
    size = 1 << (n - 1).bit_length()
    seg = [10 ** 9] * (2 * size)
    for i, v in enumerate(map(int, input().split())):
        seg[size + i] = v
    for i in range(size - 1, 0, -1):
        seg[i] = min(seg[i << 1], seg[i << 1 | 1])
    for _ in range(q):
        l, r = map(int, sys.stdin.readline().split())
        l += size
        r += size
        res = 10 ** 9
        while l < r:
            if l & 1:
                res = min(res, seg[l])
                l += 1
            if r & 1:
                r -= 1
                res = min(res, seg[r])
            l >>= 1
            r >>= 1
        print(res)
main()
