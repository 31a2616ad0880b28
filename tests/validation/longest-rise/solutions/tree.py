import sys

def main():
    data = list(map(int, sys.stdin.read().split()))
    n, a = data[0], data[1:]
    rank = {x: i for i, x in enumerate(sorted(set(a)))}
    size = 1
    while size < len(rank):
        size *= 2
    top = [0] * (2 * size)
    for x in a:
        right = size + rank[x]
        left, found, stop = size, 0, right
        while left < stop:
            if left % 2:
                found = max(found, top[left])
                left += 1
            if stop % 2:
                stop -= 1
                found = max(found, top[stop])
            left //= 2
            stop //= 2
        found += 1
        while right and top[right] < found:
            top[right] = found
            right //= 2
    print(top[1] if size > 1 else top[size])

main()
