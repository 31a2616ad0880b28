def main():
    n, k = map(int, input().split())
    row = list(map(int, input().split()))
    width = 1
    while 2 * width <= k:
        row = list(map(min, row, row[width:]))
        width *= 2
    rest = k - width
    print(sum(map(min, row, row[rest:])))
main()
