# time: n log n + m log m + n m
# space: n + m
# why: j starts at zero again for every i
n, m = map(int, input().split())
a = sorted(map(int, input().split()))
b = sorted(map(int, input().split()))
total = 0
for i in range(n):
    j = 0
    while j < m:
        if b[j] >= a[i]:
            break
        j += 1
    total += j
print(total)
