def main():
    n, k = map(int, input().split())
    gone = [False] * n
    at = n - 1
    for left in range(n, 0, -1):
        steps = (k - 1) % left + 1
        while steps:
            at = (at + 1) % n
            if not gone[at]:
                steps -= 1
        gone[at] = True
    print(at + 1)
main()
