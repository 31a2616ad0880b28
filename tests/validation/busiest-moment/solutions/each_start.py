n = int(input())
spans = [tuple(map(int, input().split())) for _ in range(n)]
print(max(sum(1 for l, r in spans if l <= x <= r) for x, _ in spans))
