import sys
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    size = 1
    while size < q:
        size *= 2
    tree = [[] for _ in range(2 * size)]
    since = {}
    asked = [None] * q
    def add(low, high, edge):
        low += size
        high += size
        while low < high:
            if low & 1:
                tree[low].append(edge)
                low += 1
            if high & 1:
                high -= 1
                tree[high].append(edge)
            low //= 2
            high //= 2
    for i in range(q):
        t, u, v = data[2 + 3 * i], data[3 + 3 * i], data[4 + 3 * i]
        edge = (min(u, v), max(u, v))
        if t == 2:
            asked[i] = edge
        elif edge in since:
            add(since.pop(edge), i, edge)
        else:
            since[edge] = i
    for edge, start in since.items():
        add(start, q, edge)
    parent = list(range(n + 1))
    weight = [1] * (n + 1)
    undo = []
    out = []
    def root(x):
        while parent[x] != x:
            x = parent[x]
        return x
    def walk(node):
        kept = len(undo)
        for u, v in tree[node]:
            a, b = root(u), root(v)
            if a != b:
                if weight[a] > weight[b]:
                    a, b = b, a
                parent[a] = b
                weight[b] += weight[a]
                undo.append(a)
        if node >= size:
            if node - size < q and asked[node - size]:
                u, v = asked[node - size]
                out.append("yes" if root(u) == root(v) else "no")
        else:
            walk(2 * node)
            walk(2 * node + 1)
        while len(undo) > kept:
            a = undo.pop()
            weight[parent[a]] -= weight[a]
            parent[a] = a
    walk(1)
    print("\n".join(out))
main()
