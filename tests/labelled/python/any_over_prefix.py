# time: n^2
# space: n
# why: the generator looks at all earlier values when none fits
n = int(input())
a = list(map(int, input().split()))
hits = 0
for i in range(n):
    if any(a[j] == 2 * a[i] for j in range(i)):
        hits += 1
print(hits)
