# class: n!
# why: an entry that stays set
n = int(input())
p = list(map(int, input().split()))
for i in range(n):
    j = i
    while p[j] > 0:
        here = j
        j = p[j] - 1
        p[here] = 5
