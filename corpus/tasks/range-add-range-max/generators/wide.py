"""Nearly full ranges, no two of them alike: `wide.py n=N,q=Q SEED FAMILY`."""

import random
import sys

sizes = dict(part.split("=") for part in sys.argv[1].split(","))
n, q = int(sizes["n"]), int(sizes["q"])
rng = random.Random(sys.argv[2])
margin = max(1, n // 8)
print(n, q)
print(*(rng.randint(-10**9, 10**9) for _ in range(n)))
for i in range(q):
    left = rng.randint(1, margin)
    right = rng.randint(n - margin + 1, n)
    print(*((1, left, right, rng.randint(-10**4, 10**4)) if i % 2 else (2, left, right)))
