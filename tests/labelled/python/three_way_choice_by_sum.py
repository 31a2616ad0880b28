# time: 3^n
# space: n
# why: three calls on n - 1 inside sum()
def ways(k, parity):
    if k == 0:
        return 1 if parity == 0 else 0
    return sum(ways(k - 1, (parity + c) % 2) for c in range(3))


n = int(input())
print(ways(n, 0))
