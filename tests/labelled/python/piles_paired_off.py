# time: n
# space: 1
# why: one of the two piles gets smaller in every round
n, m = map(int, input().split())
moves = 0
while n > 0 and m > 0:
    if n > m:
        n -= 2
        m -= 1
    else:
        n -= 1
        m -= 2
    moves += 1
print(moves)
