# time: n log n + m log m
# space: n + m
# why: after the sorts j only grows through the whole outer loop
n, m = map(int, input().split())
a = sorted(map(int, input().split()))
b = sorted(map(int, input().split()))
j = 0
matched = 0
for i in range(n):
    while j < m:
        if b[j] >= a[i]:
            break
        j += 1
    if j == m:
        break
    matched += 1
    j += 1
print(matched)
