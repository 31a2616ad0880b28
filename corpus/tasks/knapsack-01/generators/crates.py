"""Crates whose value follows their weight roughly: `crates.py n=N,W=W SEED FAMILY`."""

import random
import sys

sizes = dict(part.split("=") for part in sys.argv[1].split(","))
n, W = int(sizes["n"]), int(sizes["W"])
rng = random.Random(sys.argv[2])
print(n, W)
for _ in range(n):
    weight = rng.randint(1, max(1, W // 3))
    print(weight, 10 * weight + rng.randint(1, max(2, 3 * weight)))
