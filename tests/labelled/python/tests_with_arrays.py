# time: n log n
# space: n
# why: the arrays of all tests add up to n, each is sorted
def solve():
    n = int(input())
    a = sorted(map(int, input().split()))
    best = 0
    for i in range(n):
        best = max(best, a[i] * (n - i))
    print(best)


t = int(input())
for _ in range(t):
    solve()
