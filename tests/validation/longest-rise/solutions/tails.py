from bisect import bisect_left
input()
tails = []
for x in map(int, input().split()):
    k = bisect_left(tails, x)
    tails[k:k + 1] = [x]
print(len(tails))
