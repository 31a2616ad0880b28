n = int(input())
a = list(map(int, input().split()))
answer = [-1] * n
open_places = []
for i, x in enumerate(a):
    still = []
    for j in open_places:
        if a[j] < x:
            answer[j] = i
        else:
            still.append(j)
    still.append(i)
    open_places = still
print(*answer)
