def main():
    n, k = map(int, input().split())
    tree = [0] * (n + 1)
    for i in range(1, n + 1):
        tree[i] = i & -i
    top = 1
    while top * 2 <= n:
        top *= 2
    place, out = 0, 0
    for left in range(n, 0, -1):
        place = (place + k - 1) % left
        rank, at, step = place + 1, 0, top
        while step:
            if at + step <= n and tree[at + step] < rank:
                at += step
                rank -= tree[at]
            step //= 2
        out = at + 1
        i = out
        while i <= n:
            tree[i] -= 1
            i += i & -i
    print(out)
main()
