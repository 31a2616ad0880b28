n, s = map(int, input().split())
a = list(map(int, input().split()))
print(sum(1 for i in range(n) for j in range(i) if a[i] + a[j] == s))
