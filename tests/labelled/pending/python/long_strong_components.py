# time: n + m
# space: n + m
# why: two searches with marks, each edge is looked at a constant number of times
import sys


def read_graph():
    data = sys.stdin.buffer.read().split()
    n = int(data[0])
    m = int(data[1])
    out_edges = [[] for _ in range(n)]
    in_edges = [[] for _ in range(n)]
    pos = 2
    for _ in range(m):
        u = int(data[pos])
        v = int(data[pos + 1])
        pos += 2
        out_edges[u].append(v)
        in_edges[v].append(u)
    return n, out_edges, in_edges


def finishing_order(n, adj):
    seen = [False] * n
    order = []
    for s in range(n):
        if seen[s]:
            continue
        seen[s] = True
        stack = [(s, 0)]
        while stack:
            u, i = stack.pop()
            if i < len(adj[u]):
                stack.append((u, i + 1))
                v = adj[u][i]
                if not seen[v]:
                    seen[v] = True
                    stack.append((v, 0))
            else:
                order.append(u)
    return order


def label_components(n, adj, order):
    component = [-1] * n
    count = 0
    for s in reversed(order):
        if component[s] != -1:
            continue
        component[s] = count
        stack = [s]
        while stack:
            u = stack.pop()
            for v in adj[u]:
                if component[v] == -1:
                    component[v] = count
                    stack.append(v)
        count += 1
    return component, count


def longest_chain(n, adj, component, count):
    size = [0] * count
    for u in range(n):
        size[component[u]] += 1
    members = [[] for _ in range(count)]
    for u in range(n):
        members[component[u]].append(u)
    best = [0] * count
    for c in range(count - 1, -1, -1):
        best[c] = size[c]
        for u in members[c]:
            for v in adj[u]:
                d = component[v]
                if d != c and best[d] + size[c] > best[c]:
                    best[c] = best[d] + size[c]
    return max(best) if count else 0


def main():
    n, out_edges, in_edges = read_graph()
    order = finishing_order(n, out_edges)
    component, count = label_components(n, in_edges, order)
    print(count, longest_chain(n, out_edges, component, count))


main()
