n, m, s, t = input().split()
n, m = int(n), int(m)
print(sum(s[i : i + m] == t for i in range(n - m + 1)))
