"""A light crate with the best ratio keeps an exact filling of the van out."""

import random
import sys

sizes = dict(part.split("=") for part in sys.argv[1].split(","))
n, W = int(sizes["n"]), int(sizes["W"])
rng = random.Random(sys.argv[2])
parts = max(2, min(n - 1, 5))
cuts = sorted(rng.sample(range(1, W), parts - 1))
weights = [b - a for a, b in zip([0, *cuts], [*cuts, W])]
crates = [(weight, 10 * weight) for weight in weights]
crates.append((1, 11))
while len(crates) < n:
    weight = rng.randint(1, W)
    crates.append((weight, 9 * weight))
rng.shuffle(crates)
print(n, W)
for crate in crates:
    print(*crate)
