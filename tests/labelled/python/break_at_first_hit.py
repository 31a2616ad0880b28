# time: n^2
# space: n
# why: the early exit does not change the worst case
n = int(input())
a = list(map(int, input().split()))
found = False
for i in range(n):
    for j in range(i):
        if a[i] == a[j]:
            found = True
            break
    if found:
        break
print("YES" if found else "NO")
