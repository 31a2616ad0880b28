def main():
    n = int(input())
    seen = []
    total = 0
    for i, x in enumerate(map(int, input().split())):
        seen.append(x)
        seen.sort()
        total += seen[i // 2]
        for j in range(i):
            if seen[j] > seen[j + 1]:
                raise SystemExit(1)
    print(total)
main()
