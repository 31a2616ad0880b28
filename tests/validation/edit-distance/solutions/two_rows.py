n, m, s, t = input().split()
n, m = int(n), int(m)
last = list(range(m + 1))
for i in range(1, n + 1):
    now = [i] + [0] * m
    for j in range(1, m + 1):
        if s[i - 1] == t[j - 1]:
            now[j] = last[j - 1]
        else:
            now[j] = 1 + min(last[j - 1], last[j], now[j - 1])
    last = now
print(last[m])
