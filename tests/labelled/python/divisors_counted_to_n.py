# time: n
# space: 1
# why: every number up to n is tried
n = int(input())
divs = 0
for i in range(1, n + 1):
    if n % i == 0:
        divs += 1
print(divs)
