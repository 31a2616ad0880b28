"""Many short requests for few sets: `busy.py n=N,k=K SEED FAMILY`."""

import random
import sys

sizes = dict(part.split("=") for part in sys.argv[1].split(","))
n, k = int(sizes["n"]), int(sizes["k"])
rng = random.Random(sys.argv[2])
sets = [rng.randint(1, n) for _ in range(5)]
print(n, k)
for _ in range(n):
    start = rng.randint(0, 4 * n)
    print(start, start + rng.randint(1, 12), rng.choice(sets))
