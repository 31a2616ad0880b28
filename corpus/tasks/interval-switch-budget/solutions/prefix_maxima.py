from bisect import bisect_right


def solve():
    n, k = map(int, input().split())
    requests = []
    for _ in range(n):
        s, e, c = map(int, input().split())
        requests.append((e, s, c))
    requests.sort()
    ends = [r[0] for r in requests]
    types = [r[2] for r in requests]

    # slots of one type lie side by side, each group sorted by end
    first = [0] * (n + 2)
    for c in types:
        first[c + 1] += 1
    for c in range(1, n + 2):
        first[c] += first[c - 1]
    filled = first[:]
    slot = [0] * n
    slot_end = [0] * n
    for i in range(n):
        c = types[i]
        slot[i] = filled[c]
        slot_end[filled[c]] = ends[i]
        filled[c] += 1

    reach = [0] * n
    own_reach = [0] * n
    for i in range(n):
        s, c = requests[i][1], types[i]
        reach[i] = bisect_right(ends, s)
        own_reach[i] = bisect_right(slot_end, s, first[c], first[c + 1])

    previous = [0] * (n + 1)
    own_best = [0] * n
    for _ in range(k + 1):
        current = [0] * (n + 1)
        for i in range(n):
            start, here = first[types[i]], slot[i]
            value = previous[reach[i]]
            if own_reach[i] > start:
                value = max(value, own_best[own_reach[i] - 1])
            value += 1
            current[i + 1] = max(current[i], value)
            if here > start:
                value = max(value, own_best[here - 1])
            own_best[here] = value
        previous = current
    print(previous[n])


solve()
