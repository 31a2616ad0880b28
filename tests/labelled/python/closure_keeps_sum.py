# time: n + q
# space: n
# why: the sum is kept in the enclosing scope
def main():
    n, q = map(int, input().split())
    a = [int(x) for x in input().split()]
    s = 0
    for i in range(n):
        s += a[i]

    def bump(i):
        nonlocal s
        a[i] += 1
        s += 1
        return s

    answer = 0
    for k in range(q):
        answer ^= bump(k % n)
    print(answer)


main()
