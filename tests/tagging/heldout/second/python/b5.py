def topo(graph):
    WHITE, GRAY, BLACK = 0, 1, 2
    color = {u: WHITE for u in graph}
    out = []
    def visit(u):
        color[u] = GRAY
        for v in graph[u]:
            if color[v] == GRAY:
                raise ValueError("cycle")
            if color[v] == WHITE:
                visit(v)
        color[u] = BLACK
        out.append(u)
    for u in graph:
        if color[u] == WHITE:
            visit(u)
    return out[::-1]
