import sys
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    near = [[] for _ in range(n + 1)]
    for i in range(m):
        u, v = data[2 + 2 * i], data[3 + 2 * i]
        near[u].append(v)
        near[v].append(u)
    far = [-1] * (n + 1)
    far[1] = 0
    waiting = [1]
    while waiting:
        u = waiting.pop()
        for v in near[u]:
            if far[v] < 0:
                far[v] = far[u] + 1
                waiting.append(v)
    print(far[n])
main()
