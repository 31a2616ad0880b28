def main():
    n, m = map(int, input().split())
    edges = []
    for _ in range(m):
        u, v, w = map(int, input().split())
        edges += [(u, v, w), (v, u, w)]
    cost = {1: 0}
    done = set()
    while len(done) < len(cost):
        u = min((x for x in cost if x not in done), key=lambda x: cost[x])
        done.add(u)
        for a, b, w in edges:
            if a == u and cost[u] + w < cost.get(b, 10**15):
                cost[b] = cost[u] + w
    print(cost.get(n, -1))
main()
