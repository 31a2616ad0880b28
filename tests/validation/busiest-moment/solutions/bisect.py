from bisect import bisect_left
n = int(input())
starts, ends = [], []
for _ in range(n):
    l, r = map(int, input().split())
    starts.append(l)
    ends.append(r)
starts.sort()
ends.sort()
print(max(i + 1 - bisect_left(ends, x) for i, x in enumerate(starts)))
