# time: n log n
# space: n
# why: the two indices approach each other, n steps after a sort
n = int(input())
a = list(map(int, input().split()))
target = int(input())
a.sort()
i, j = 0, n - 1
pairs = 0
while i < j:
    s = a[i] + a[j]
    if s == target:
        pairs += 1
        i += 1
        j -= 1
    elif s < target:
        i += 1
    else:
        j -= 1
print(pairs)
