n = int(input())
a = list(map(int, input().split()))
answer = []
for i in range(n):
    found = -1
    for j in range(i + 1, n):
        if a[j] > a[i]:
            found = j
            break
    answer.append(found)
print(*answer)
