n, m = map(int, input().split())
s = input()
t = input()
print(sum(s[i : i + m] == t for i in range(n - m + 1)))
