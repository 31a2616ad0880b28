import sys
sys.setrecursionlimit(10000)
n, m, s, t = input().split()
n, m = int(n), int(m)
def far(i, j):
    if i == 0 or j == 0:
        return i + j
    if s[i - 1] == t[j - 1]:
        return min(far(i - 1, j - 1), far(i - 1, j) + 1, far(i, j - 1) + 1)
    return 1 + min(far(i - 1, j - 1), far(i - 1, j), far(i, j - 1))
print(far(n, m))
