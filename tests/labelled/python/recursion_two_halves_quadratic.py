# time: n^2
# space: log n
# why: T(n) = 2 T(n/2) + n^2, the root dominates
def work(k):
    if k <= 1:
        return 1
    s = 0
    for i in range(k):
        for j in range(k):
            s += i ^ j
    return s + work(k // 2) + work(k // 2)


n = int(input())
print(work(n))
