import sys


def read_crates():
    n, capacity = map(int, sys.stdin.readline().split())
    crates = []
    for _ in range(n):
        weight, value = map(int, sys.stdin.readline().split())
        crates.append((weight, value))
    return capacity, crates


def best_load(capacity, crates):
    old = [0] * (capacity + 1)
    for weight, value in crates:
        new = [0] * (capacity + 1)
        for room in range(capacity + 1):
            new[room] = old[room]
            if room >= weight:
                candidate = old[room - weight] + value
                if candidate > new[room]:
                    new[room] = candidate
        old = new
    return old[capacity]


if __name__ == "__main__":
    capacity, crates = read_crates()
    print(best_load(capacity, crates))
