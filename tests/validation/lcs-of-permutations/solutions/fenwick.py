import sys
def main():
    data = list(map(int, sys.stdin.read().split()))
    n = data[0]
    place = [0] * (n + 1)
    for i in range(n):
        place[data[1 + i]] = i + 1
    tree = [0] * (n + 1)
    best = 0
    for i in range(n):
        at = place[data[1 + n + i]]
        longest = 1
        k = at - 1
        while k > 0:
            if tree[k] + 1 > longest:
                longest = tree[k] + 1
            k -= k & -k
        k = at
        while k <= n:
            if tree[k] < longest:
                tree[k] = longest
            k += k & -k
        best = max(best, longest)
    print(best)
main()
