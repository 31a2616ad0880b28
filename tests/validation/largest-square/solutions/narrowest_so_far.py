def main():
    r, c = map(int, input().split())
    height = [0] * c
    best = 0
    for _ in range(r):
        line = list(map(int, input().split()))
        for j in range(c):
            height[j] = (height[j] + 1) * line[j]
        for j in range(c):
            low = height[j]
            for k in range(j, c):
                low = min(low, height[k])
                best = max(best, min(low, k - j + 1))
    print(best)
main()
