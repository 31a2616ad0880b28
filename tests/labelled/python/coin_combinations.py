# time: n x
# space: n + x
# why: for every coin one pass over all amounts up to x
MOD = 10 ** 9 + 7


def read_ints():
    return list(map(int, input().split()))


def main():
    n, x = read_ints()
    coins = read_ints()
    ways = [0] * (x + 1)
    few = [float('inf')] * (x + 1)
    ways[0] = 1
    few[0] = 0
    for c in coins:
        for s in range(c, x + 1):
            ways[s] += ways[s - c]
            if ways[s] >= MOD:
                ways[s] -= MOD
            if few[s - c] + 1 < few[s]:
                few[s] = few[s - c] + 1
    print(ways[x])
    print(few[x] if few[x] < float('inf') else -1)


main()
