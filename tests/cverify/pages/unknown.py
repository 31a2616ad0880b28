n = int(input())
a = list(map(int, input().split()))
steps = 0
x = a[0]
while x != 1:
    x = x // 2 if x % 2 == 0 else 3 * x + 1
    steps += 1
for i in range(n):
    a[i] = mystery(a[i])
print(steps)
