# time: n log n
# space: log n
# why: T(n) = T(n/3) + T(2n/3) + n
def cut(l, r):
    if r - l < 2:
        return 1
    s = 0
    for i in range(l, r):
        s ^= i
    m = l + max(1, (r - l) // 3)
    return s + cut(l, m) + cut(m, r)


n = int(input())
print(cut(0, n))
