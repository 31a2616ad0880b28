# time: 1.415^n
# space: n
# why: T(n) = 2 T(n-2) + 1, the base is the root of two
def f(k):
    if k <= 1:
        return 1
    return f(k - 2) + f(k - 2) + 1


n = int(input())
print(f(n))
