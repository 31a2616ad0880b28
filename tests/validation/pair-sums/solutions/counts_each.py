import sys
def solve():
    n, s, *rest = map(int, sys.stdin.read().split())
    total = 0
    before = []
    for x in rest:
        total += before.count(s - x)
        before.append(x)
    return total
print(solve())
