n = int(input())
a = list(map(int, input().split()))
total = 0
for i in range(1, n + 1):
    total += sorted(a[:i])[(i - 1) // 2]
print(total)
