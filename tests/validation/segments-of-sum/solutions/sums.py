n, s = map(int, input().split())
a = list(map(int, input().split()))
print(sum(sum(a[i:j]) == s for i in range(n) for j in range(i + 1, n + 1)))
