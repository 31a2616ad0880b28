import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    near = [[] for _ in range(n + 1)]
    for i in range(m):
        u, v = data[2 + 2 * i], data[3 + 2 * i]
        near[u].append(v)
        near[v].append(u)
    seen = bytearray(n + 1)
    count = 0
    for start in range(1, n + 1):
        if seen[start]:
            continue
        count += 1
        seen[start] = 1
        stack = [start]
        while stack:
            for y in near[stack.pop()]:
                if not seen[y]:
                    seen[y] = 1
                    stack.append(y)
    print(count)

main()
