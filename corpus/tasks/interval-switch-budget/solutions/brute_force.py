n, k = map(int, input().split())
jobs = []
for i in range(n):
    s, e, c = map(int, input().split())
    jobs.append((e, s, c))
jobs.sort()
answer = 0
before = [0] * n
for j in range(k + 1):
    now = [1] * n
    for i in range(n):
        e, s, c = jobs[i]
        for p in range(i):
            if jobs[p][0] <= s:
                if jobs[p][2] == c:
                    now[i] = max(now[i], now[p] + 1)
                elif j > 0:
                    now[i] = max(now[i], before[p] + 1)
        answer = max(answer, now[i])
    before = now
print(answer)
