# time: n
# space: log n
# why: T(n) = T(n/2) + n
def work(k):
    if k == 0:
        return 0
    s = 0
    for i in range(k):
        s += i & k
    return s + work(k // 2)


n = int(input())
print(work(n))
