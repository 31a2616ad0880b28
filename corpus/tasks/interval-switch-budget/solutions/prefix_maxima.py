from bisect import bisect_right


def solve():
    n, k = map(int, input().split())
    requests = []
    for _ in range(n):
        s, e, c = map(int, input().split())
        requests.append((e, s, c))
    requests.sort()
    ends = [r[0] for r in requests]
    own_ends = [[] for _ in range(n + 1)]
    position = [0] * n
    for i, (e, s, c) in enumerate(requests):
        position[i] = len(own_ends[c])
        own_ends[c].append(e)
    any_count = [bisect_right(ends, r[1]) for r in requests]
    own_count = [bisect_right(own_ends[r[2]], r[1]) for r in requests]
    types = [r[2] for r in requests]

    previous = [0] * (n + 1)
    own_best = [[0] * (len(row) + 1) for row in own_ends]
    for _ in range(k + 1):
        current = [0] * (n + 1)
        for i in range(n):
            row = own_best[types[i]]
            value = max(previous[any_count[i]], row[own_count[i]]) + 1
            row[position[i] + 1] = max(row[position[i]], value)
            current[i + 1] = max(current[i], value)
        previous = current
    print(previous[n])


solve()
