n = int(input())
place = {x: i for i, x in enumerate(map(int, input().split()))}
at = [place[x] for x in map(int, input().split())]
longest = []
for i in range(n):
    best = 0
    for j in range(i):
        if at[j] < at[i] and longest[j] > best:
            best = longest[j]
    longest.append(best + 1)
print(max(longest))
