# time: n
# space: n
# why: every swap puts one value into its final slot, so at most n swaps happen
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    while 1 <= a[i] <= n and a[a[i] - 1] != a[i]:
        j = a[i] - 1
        a[i], a[j] = a[j], a[i]
ans = n + 1
for i in range(n):
    if a[i] != i + 1:
        ans = i + 1
        break
print(ans)
