# time: 1.619^n
# space: n
# why: two calls on arguments smaller by one and two
def fib(k):
    if k < 2:
        return k
    return fib(k - 1) + fib(k - 2)


n = int(input())
print(fib(n))
