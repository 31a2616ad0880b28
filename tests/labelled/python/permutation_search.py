# time: n! n
# space: n^2
# why: backtracking over permutations: about e n! calls, each scans n candidates; the matrix is n by n
n = int(input())
cost = []
for _ in range(n):
    cost.append(list(map(int, input().split())))

used = [False] * n
order = []
best = None


def go(total):
    global best
    if len(order) == n:
        if best is None or total > best:
            best = total
        return
    k = len(order)
    for j in range(n):
        if used[j]:
            continue
        used[j] = True
        order.append(j)
        go(total + cost[k][j])
        order.pop()
        used[j] = False


go(0)
print(best)
