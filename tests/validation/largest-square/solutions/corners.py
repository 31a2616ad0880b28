import sys

def main():
    data = sys.stdin.buffer.read().split()
    r, c = int(data[0]), int(data[1])
    best = 0
    above = [0] * (c + 1)
    at = 2
    for _ in range(r):
        here = [0] * (c + 1)
        for j in range(c):
            if data[at] == b"1":
                side = min(above[j], above[j + 1], here[j]) + 1
                here[j + 1] = side
                if side > best:
                    best = side
            at += 1
        above = here
    print(best)

main()
