# time: 1.619^n
# space: n
# why: each pair of calls shrinks by one and two, as Fibonacci
def f(k):
    if k < 2:
        return 1
    return g(k - 1) + g(k - 2)


def g(k):
    if k < 2:
        return 2
    return f(k - 1) + f(k - 2)


n = int(input())
print(f(n))
