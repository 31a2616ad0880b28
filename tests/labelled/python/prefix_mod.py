# time: n
# space: n
# why: one pass with a dict of prefix remainders; each dict operation expected O(1)
import sys
from collections import defaultdict

input = sys.stdin.readline


def read_ints():
    return list(map(int, input().split()))


class Counter2:
    def __init__(self):
        self.d = defaultdict(int)

    def add(self, key):
        self.d[key] += 1

    def get(self, key):
        if key in self.d:
            return self.d[key]
        return 0


def solve(n, k, a):
    seen = Counter2()
    seen.add(0)
    total = 0
    pre = 0
    for x in a:
        pre = (pre + x) % k
        total += seen.get(pre)
        seen.add(pre)
    return total


def main():
    n, k = read_ints()
    a = read_ints()
    print(solve(n, k, a))


if __name__ == "__main__":
    main()
