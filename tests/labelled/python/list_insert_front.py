# time: n^2
# space: n
# why: insert(0, x) shifts the whole list
n = int(input())
line = []
for i in range(n):
    line.insert(0, i * i % 7)
print(*line)
