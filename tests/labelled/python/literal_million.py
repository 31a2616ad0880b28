# time: N
# space: 1
# why: the bound is a literal from 1,000 on, a capacity
x = int(input())
ans = -1
for i in range(1000000):
    if i * i % 1000003 == x:
        ans = i
print(ans)
