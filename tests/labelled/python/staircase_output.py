# time: n^2
# space: n
# why: the rows have 1 + 2 + ... + n characters
n = int(input())
for i in range(1, n + 1):
    print(" " * (n - i) + "#" * i)
