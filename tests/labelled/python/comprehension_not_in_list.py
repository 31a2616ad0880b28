# time: n m
# space: n + m
# why: each of n numbers is looked for in a list of m
n, m = map(int, input().split())
a = list(map(int, input().split()))
b = list(map(int, input().split()))
only = [a[i] for i in range(n) if a[i] not in b[:m]]
print(only)
