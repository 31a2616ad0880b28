def main():
    n, s = map(int, input().split())
    ways = [0] * (s + 1)
    ways[0] = 1
    for c in map(int, input().split()):
        ways = [sum(ways[x - k * c] for k in range(x // c + 1)) % 1000000007 for x in range(s + 1)]
    print(ways[s])
main()
