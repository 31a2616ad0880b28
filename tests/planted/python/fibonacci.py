# growth: 1.6180339887^n
# class: 2^n
# largest: 44
# misses: n^3
n = int(input())


def count(k):
    return 1 if k < 2 else count(k - 1) + count(k - 2)


print(count(n) % 1000)
