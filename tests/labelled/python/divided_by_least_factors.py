# time: q log N + N log log N
# space: N
# why: a factor of 1 would change nothing, so each is at least 2
N = int(input())
spf = list(range(N + 1))
i = 2
while i * i <= N:
    if spf[i] == i:
        for j in range(i * i, N + 1, i):
            if spf[j] == j:
                spf[j] = i
    i += 1
q = int(input())
for _ in range(q):
    x = int(input())
    c = 0
    while x > 1:
        x //= spf[x]
        c += 1
    print(c)
