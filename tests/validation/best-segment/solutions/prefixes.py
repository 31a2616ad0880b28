from itertools import accumulate
n = int(input())
a = list(map(int, input().split()))
least, best = 0, a[0]
for total in accumulate(a):
    best = max(best, total - least)
    least = min(least, total)
print(best)
