# time: n * 2^n
# space: n
# why: all subsets of n items, n bits looked at in each
import sys


def main():
    inp = sys.stdin.readline
    n, l, r, x = map(int, inp().split())
    c = sorted(map(int, inp().split()))
    ways = 0
    for mask in range(1, 1 << n):
        total = 0
        lo = 10 ** 9
        hi = 0
        for i in range(n):
            if mask & (1 << i):
                total += c[i]
                lo = min(lo, c[i])
                hi = max(hi, c[i])
        if l <= total <= r and hi - lo >= x:
            ways += 1
    print(ways)


if __name__ == '__main__':
    main()
