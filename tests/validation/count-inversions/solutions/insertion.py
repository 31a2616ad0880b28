from bisect import bisect_right, insort
n = int(input())
a = list(map(int, input().split()))
found = 0
seen = []
for i, x in enumerate(a):
    for y in seen:
        if y > x:
            found += 1
    seen.append(x)
print(found)
