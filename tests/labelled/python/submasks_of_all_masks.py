# time: 3^n
# space: 2^n
# why: the submasks of all masks are 3^n pairs
n = int(input())
cost = list(map(int, input().split()))
best = [0] * (1 << n)
for mask in range(1, 1 << n):
    best[mask] = cost[mask]
    sub = (mask - 1) & mask
    while sub > 0:
        other = best[sub] + best[mask ^ sub]
        if other > best[mask]:
            best[mask] = other
        sub = (sub - 1) & mask
print(best[-1])
