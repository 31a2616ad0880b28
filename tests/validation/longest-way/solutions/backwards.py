import sys

def main():
    read = sys.stdin.readline
    n, m = map(int, read().split())
    up = [[] for _ in range(n + 1)]
    for _ in range(m):
        u, v = map(int, read().split())
        if u < v:
            up[u].append(v)
        elif v < u:
            up[v].append(u)
    longest = [0] * (n + 1)
    for u in range(n, 0, -1):
        best = 0
        for v in up[u]:
            if longest[v] + 1 > best:
                best = longest[v] + 1
        longest[u] = best
    print(max(longest))

main()
