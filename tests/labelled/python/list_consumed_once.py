# time: n
# space: n
# why: the list of squares is kept
def squares(limit):
    return [i * i for i in range(limit)]


n = int(input())
total = 0
for v in squares(n):
    total += v % 3
print(total)
