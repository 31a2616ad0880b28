# class: n!
# why: entries cleared at the new place
n = int(input())
p = list(map(int, input().split()))
for i in range(n):
    j = i
    while p[j] > 0:
        j = p[j] - 1
        p[j - 1] = 0
