# time: n
# space: 1
# why: the generator hands out n values and keeps none
def squares(limit):
    for i in range(limit):
        yield i * i


n = int(input())
total = 0
for v in squares(n):
    total += v % 3
print(total)
