# time: n^(1/3)
# space: 1
# why: i runs while its cube is at most n
n = int(input())
i = 1
while i * i * i <= n:
    i += 1
print(i - 1)
