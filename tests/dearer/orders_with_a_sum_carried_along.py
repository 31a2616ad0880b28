# class: n!
# why: orders with a sum carried along
n = int(input())
w = list(map(int, input().split()))
used = [False] * n
def go(k, total):
    if k == n:
        return total
    best = 0
    for j in range(n):
        if not used[j]:
            used[j] = True
            best = max(best, go(k + 1, total + w[j]))
            used[j] = False
    return best
print(go(0, 0))
