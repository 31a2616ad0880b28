import sys
from collections import defaultdict
from itertools import accumulate

def main():
    n, s, *a = map(int, sys.stdin.read().split())
    seen = defaultdict(int)
    seen[0] = 1
    total = 0
    for prefix in accumulate(a):
        total += seen[prefix - s]
        seen[prefix] += 1
    print(total)

main()
