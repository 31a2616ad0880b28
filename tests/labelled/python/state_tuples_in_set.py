# time: n k
# space: n k
# why: each of k states is copied into a tuple, hashed and kept
n, k = map(int, input().split())
a = [int(x) for x in input().split()]
a = [a[i] for i in range(n)]
seen = set()
for step in range(k):
    state = tuple(a)
    if state in seen:
        print("cycle", step)
        break
    seen.add(state)
    a[step % n] = (a[step % n] * 2 + 1) % 1009
print(len(seen))
