# time: 2^(n + m)
# space: n + m
# why: each call lowers one of two arguments by one and branches in two, at most 2^(n+m) calls, depth n + m
def lcs(i, j):
    if i == 0 or j == 0:
        return 0
    skip = max(lcs(i - 1, j), lcs(i, j - 1))
    return skip + (i * j) % 3


n, m = map(int, input().split())
print(lcs(n, m))
