# time: n log log n
# space: n
# why: marked numbers are skipped by continue
n = int(input())
prime = [True] * (n + 1)
count = 0
for i in range(2, n + 1):
    if not prime[i]:
        continue
    count += 1
    for j in range(i * i, n + 1, i):
        prime[j] = False
print(count)
