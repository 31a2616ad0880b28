# time: n^2
# space: n
# why: on a path each vertex hands all it has to its parent, value by value
n = int(input())
parent = [0, 0] + list(map(int, input().split()))
colour = [0] + list(map(int, input().split()))
bags = [{colour[v]} for v in range(n + 1)]
answer = [0] * (n + 1)
for v in range(n, 0, -1):
    answer[v] = len(bags[v])
    u = parent[v]
    if u:
        for c in bags[v]:
            bags[u].add(c)
        bags[v] = set()
print(*answer[1:])
