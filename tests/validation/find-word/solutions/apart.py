n, m, s, t = input().split()
n, m = int(n), int(m)
print(s.count(t))
