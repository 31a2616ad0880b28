# time: n! n
# space: n
# why: n! leaves, each reached by a loop over n values
def search(k):
    global best
    if k == n:
        value = 0
        for i in range(1, n):
            value += abs(order[i] - order[i - 1])
        best = max(best, value)
        return
    for i in range(n):
        if not used[i]:
            used[i] = True
            order.append(a[i])
            search(k + 1)
            order.pop()
            used[i] = False


n = int(input())
a = list(map(int, input().split()))
used = [False] * n
order = []
best = 0
search(0)
print(best)
