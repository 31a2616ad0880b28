# time: n log n
# space: n
# why: skipping the unmarked runs the multiples for all the others
n = int(input())
prime = [True] * (n + 1)
count = 0
for i in range(2, n + 1):
    if prime[i]:
        continue
    count += 1
    for j in range(i * i, n + 1, i):
        prime[j] = False
print(count)
