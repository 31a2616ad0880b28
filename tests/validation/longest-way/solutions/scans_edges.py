def main():
    n, m = map(int, input().split())
    edges = [tuple(sorted(map(int, input().split()))) for _ in range(m)]
    far = [0] * (n + 1)
    for node in range(1, n + 1):
        for u, v in edges:
            if v == node and u != v:
                far[v] = max(far[v], far[u] + 1)
    print(max(far))
main()
