n = int(input())
places = list(range(1, min(n, 80) + 1)) + [2**k for k in range(7, 60) if 2**k <= n]
found = []
for x in places:
    print("xor", x, x, flush=True)
    if int(input()) == x:
        found.append(x)
print("ans", *(found + [1, 1, 1])[:3], flush=True)
