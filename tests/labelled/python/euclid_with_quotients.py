# time: log b
# space: 1
# why: the remainder is written with the quotient, which the coefficients need too
def ext(a, b):
    x0, x1, y0, y1 = 1, 0, 0, 1
    while b != 0:
        q = a // b
        a, b = b, a - q * b
        x0, x1 = x1, x0 - q * x1
        y0, y1 = y1, y0 - q * y1
    return a, x0, y0
a, b = map(int, input().split())
print(ext(a, b))
