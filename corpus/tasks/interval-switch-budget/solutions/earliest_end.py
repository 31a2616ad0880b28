n, k = map(int, input().split())
jobs = [tuple(map(int, input().split())) for _ in range(n)]
jobs.sort(key=lambda job: job[1])

count = 0
free_at = 0
current = None
rebuilds = 0
for s, e, c in jobs:
    if s >= free_at:
        if current is not None and c != current:
            if rebuilds == k:
                continue
            rebuilds += 1
        current = c
        count += 1
        free_at = e
print(count)
