# time: n^2
# space: n
# why: max over the dict scans all keys in each round
n = int(input())
a = list(map(int, input().split()))
count = {}
for x in a:
    count[x] = count.get(x, 0) + 1
    top = max(count, key=count.get)
    print(top, end=" ")
print()
