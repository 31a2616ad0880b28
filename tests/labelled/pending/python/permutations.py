# time: n * n!
# space: n
# why: backtracking over all n! arrangements with an O(n) check; only the current permutation is held
n, m = map(int, input().split())
cost = [list(map(int, input().split()))[:2] for _ in range(n)]
used = [False] * n
cur = []
best = [10**18]


def evaluate(order):
    total = 0
    at = 0
    for idx in order:
        dur, due = cost[idx]
        at += dur
        total += max(0, at - due)
    return total


def go():
    if len(cur) == n:
        v = evaluate(cur)
        if v < best[0]:
            best[0] = v
        return
    for i in range(n):
        if used[i]:
            continue
        used[i] = True
        cur.append(i)
        go()
        cur.pop()
        used[i] = False


go()
print(best[0] * m)
