# class: n^2
# why: a counter loop to a counted value
n = int(input())
a = list(map(int, input().split()))
count = [0] * 5
for x in a:
    count[x % 5] += 1
total = 0
for i in range(n):
    for _ in range(count[i % 5]):
        total += 1
print(total)
