# time: 2^n
# space: n
# why: T(n) = 2 T(n-1) + 1, depth n
def hanoi(k, src, dst, via):
    if k == 0:
        return 0
    return hanoi(k - 1, src, via, dst) + 1 + hanoi(k - 1, via, dst, src)


n = int(input())
print(hanoi(n, 1, 3, 2))
