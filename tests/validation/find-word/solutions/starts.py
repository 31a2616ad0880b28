n, m, s, t = input().split()
print(sum(s.startswith(t, i) for i in range(int(n) - int(m) + 1)))
