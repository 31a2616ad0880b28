# time: n
# space: 1
# why: with k = 1 the count ends the loop
n, k = map(int, input().split())
count = 0
left = n
while left > 1 and count < n:
    count += 1
    left //= k
print(count)
