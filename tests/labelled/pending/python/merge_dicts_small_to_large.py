# time: n log n
# space: n
# why: a value moves to a set at least twice as large, log n times at most
n = int(input())
parent = [0, 0] + list(map(int, input().split()))
colour = [0] + list(map(int, input().split()))
bags = [{colour[v]} for v in range(n + 1)]
answer = [0] * (n + 1)
for v in range(n, 0, -1):
    answer[v] = len(bags[v])
    u = parent[v]
    if u:
        if len(bags[u]) < len(bags[v]):
            bags[u], bags[v] = bags[v], bags[u]
        for c in bags[v]:
            bags[u].add(c)
        bags[v] = set()
print(*answer[1:])
