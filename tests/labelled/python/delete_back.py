# time: n
# space: n
# why: two items are removed from the back
n, k = map(int, input().split())
line = [i * k % 7 for i in range(n)]
total = 0
while len(line) >= 2:
    total += line[-1] * line[-2]
    del line[-2:]
print(total)
