import sys
sys.setrecursionlimit(300000)

def main():
    n, m = map(int, input().split())
    adj = {i: [] for i in range(1, n + 1)}
    for _ in range(m):
        u, v = map(int, input().split())
        adj[u].append(v)
        adj[v].append(u)
    comp = {}

    def explore(u, label):
        comp[u] = label
        for w in adj[u]:
            if w not in comp:
                explore(w, label)

    k = 0
    for u in adj:
        if u not in comp:
            explore(u, k)
            k += 1
    print(k)

main()
