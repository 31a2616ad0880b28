# time: N + t
# space: N
# why: a table up to a named capacity, then a look-up a test
N = 200000
table = [0] * (N + 1)
for i in range(1, N + 1):
    table[i] = (table[i - 1] * 3 + i) % 998244353
t = int(input())
for _ in range(t):
    print(table[int(input())])
