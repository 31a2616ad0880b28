import sys

sys.setrecursionlimit(10000)
n, W = map(int, input().split())
items = [tuple(map(int, input().split())) for _ in range(n)]


def best(i, room):
    if i == n:
        return 0
    result = best(i + 1, room)
    w, v = items[i]
    if w <= room:
        result = max(result, best(i + 1, room - w) + v)
    return result


print(best(0, W))
