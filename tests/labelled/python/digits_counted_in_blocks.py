# time: log k
# space: 1
# why: each step adds ten times as much as the one before
k = int(input())
reached, digits = 0, 0
while reached < k:
    reached += 9 * (10 ** digits) * (digits + 1)
    digits += 1
print(digits, reached)
