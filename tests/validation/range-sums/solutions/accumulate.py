import sys
from itertools import accumulate
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    total = list(accumulate(data[2 : 2 + n], initial=0))
    at = 2 + n
    for _ in range(q):
        print(total[data[at + 1]] - total[data[at] - 1])
        at += 2
main()
