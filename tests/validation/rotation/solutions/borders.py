def turned(s, t):
    n = len(t)
    border = [0] * (n + 1)
    border[0] = -1
    k = -1
    for i in range(n):
        while k >= 0 and t[k] != t[i]:
            k = border[k]
        k += 1
        border[i + 1] = k
    k = 0
    for i in range(2 * n - 1):
        c = s[i] if i < n else s[i - n]
        while k >= 0 and (k == n or t[k] != c):
            k = border[k]
        k += 1
        if k == n:
            return i - n + 1
    return -1

_, first, second = input().split()
print(turned(first, second))
