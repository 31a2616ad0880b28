n = int(input())
prefix = [0]
for x in map(int, input().split()):
    prefix.append(prefix[-1] + x)
print(max(prefix[j] - min(prefix[:j]) for j in range(1, n + 1)))
