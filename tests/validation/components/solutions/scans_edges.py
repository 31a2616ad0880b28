def main():
    n, m = map(int, input().split())
    edges = [tuple(map(int, input().split())) for _ in range(m)]
    seen = set()
    count = 0
    for start in range(1, n + 1):
        if start in seen:
            continue
        count += 1
        seen.add(start)
        waiting = [start]
        while waiting:
            x = waiting.pop()
            for u, v in edges:
                if x in (u, v):
                    y = v if u == x else u
                    if y not in seen:
                        seen.add(y)
                        waiting.append(y)
    print(count)
main()
