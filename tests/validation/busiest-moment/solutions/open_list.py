def main():
    n = int(input())
    spans = sorted(tuple(map(int, input().split())) for _ in range(n))
    open_ends = []
    most = 0
    for l, r in spans:
        open_ends = [e for e in open_ends if e >= l]
        open_ends.append(r)
        most = max(most, len(open_ends))
    print(most)
main()
