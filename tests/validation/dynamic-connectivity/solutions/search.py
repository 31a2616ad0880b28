import sys
from collections import deque
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    near = [set() for _ in range(n + 1)]
    for i in range(q):
        t, u, v = data[2 + 3 * i : 5 + 3 * i]
        if t == 1:
            near[u] ^= {v}
            if u != v:
                near[v] ^= {u}
        else:
            seen = [False] * (n + 1)
            seen[u] = True
            waiting = deque([u])
            while waiting:
                x = waiting.popleft()
                for y in near[x]:
                    if not seen[y]:
                        seen[y] = True
                        waiting.append(y)
            print("yes" if seen[v] else "no")
main()
