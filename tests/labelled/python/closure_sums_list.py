# time: n q
# space: n
# why: the nested function adds up the list for each query
def main():
    n, q = map(int, input().split())
    a = [int(x) for x in input().split()]

    def total():
        s = 0
        for i in range(n):
            s += a[i]
        return s

    answer = 0
    for k in range(q):
        a[k % n] += 1
        answer ^= total()
    print(answer)


main()
