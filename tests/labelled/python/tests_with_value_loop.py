# time: t n
# space: 1
# why: the loop runs to a value that is only read, in each of t tests
t = int(input())
for _ in range(t):
    n = int(input())
    s = 0
    for i in range(1, n + 1):
        s ^= i
    print(s)
