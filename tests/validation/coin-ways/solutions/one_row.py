def main():
    n, s = map(int, input().split())
    ways = [1] + [0] * s
    for coin in map(int, input().split()):
        for x in range(coin, s + 1):
            ways[x] = (ways[x] + ways[x - coin]) % 1000000007
    print(ways[s])
main()
