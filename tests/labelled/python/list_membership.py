# time: n^2
# space: n
# why: membership in a list scans it
n = int(input())
a = list(map(int, input().split()))
seen = []
repeats = 0
for x in a:
    if x in seen:
        repeats += 1
    seen.append(x)
print(repeats)
