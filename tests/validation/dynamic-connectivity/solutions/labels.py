import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    edges = set()
    out = []
    for i in range(q):
        t, u, v = data[2 + 3 * i:5 + 3 * i]
        pair = (min(u, v), max(u, v))
        if t == 1:
            edges ^= {pair}
            continue
        parent = list(range(n + 1))
        for a, b in edges:
            while parent[a] != a:
                parent[a] = parent[parent[a]]
                a = parent[a]
            while parent[b] != b:
                parent[b] = parent[parent[b]]
                b = parent[b]
            parent[a] = b
        while parent[u] != u:
            u = parent[u]
        while parent[v] != v:
            v = parent[v]
        out.append("yes" if u == v else "no")
    print("\n".join(out))

main()
