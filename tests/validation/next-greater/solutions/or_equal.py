n = int(input())
a = list(map(int, input().split()))
answer = [-1] * n
waiting = []
for i in range(n):
    while waiting and a[waiting[-1]] <= a[i]:
        answer[waiting.pop()] = i
    waiting.append(i)
print(*answer)
