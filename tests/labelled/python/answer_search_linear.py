# time: n k
# space: n
# why: every candidate up to k is tested by a scan
n, k = map(int, input().split())
a = list(map(int, input().split()))


def enough(x):
    made = 0
    for v in a:
        made += v // x
    return made >= 1


best = 0
for x in range(1, k + 1):
    if enough(x):
        best = x
print(best)
