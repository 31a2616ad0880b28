# time: n^3
# space: n
# why: all i < j < k
n = int(input())
a = list(map(int, input().split()))
hits = 0
for i in range(n):
    for j in range(i + 1, n):
        for k in range(j + 1, n):
            if a[i] + a[j] == a[k]:
                hits += 1
print(hits)
