n, m = map(int, input().split())
s = input()
t = input()
print(s.count(t))
