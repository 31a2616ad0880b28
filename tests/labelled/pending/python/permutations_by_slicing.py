# time: n!
# space: n^2
# why: T(n) = n T(n-1) + n^2, the leaves dominate; the lists on the call path have n + ... + 1 items
def search(rest, last):
    if not rest:
        return 0
    best = 10**9
    for i in range(len(rest)):
        cost = abs(rest[i] - last) + search(rest[:i] + rest[i + 1:], rest[i])
        if cost < best:
            best = cost
    return best


n = int(input())
print(search(list(range(n)), 0))
