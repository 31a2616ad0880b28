# growth: 2^n
# class: 2^n
# largest: 30
# misses: n^3
n = int(input())


def count(at, total):
    if at == n:
        return total % 3 == 0
    return count(at + 1, total) + count(at + 1, total + at)


print(count(0, 0))
