"""In every slot a short request for a changing set and a longer one for a steady set."""

import random
import sys

sizes = dict(part.split("=") for part in sys.argv[1].split(","))
n, k = int(sizes["n"]), int(sizes["k"])
rng = random.Random(sys.argv[2])
steady = n
requests = []
for slot in range(n // 2):
    start = 10 * slot
    requests.append((start, start + rng.randint(2, 4), 1 + slot % min(3, n - 1)))
    requests.append((start + rng.randint(0, 1), start + rng.randint(6, 9), steady))
if n % 2:
    requests.append((10 * n, 10 * n + 5, 1))
rng.shuffle(requests)
print(n, k)
for request in requests:
    print(*request)
