def main():
    n = int(input())
    a = list(map(int, input().split()))
    rank = {x: i + 1 for i, x in enumerate(sorted(set(a)))}
    tree = [0] * (len(rank) + 1)
    found = 0
    for x in reversed(a):
        k = rank[x] - 1
        while k > 0:
            found += tree[k]
            k -= k & -k
        k = rank[x]
        while k < len(tree):
            tree[k] += 1
            k += k & -k
    print(found)
main()
