def stairs(n):
    if n == 0:
        return 1
    if n < 0:
        return 0
    one = stairs(n - 1)
    two = stairs(n - 2)
    return one + two

print(stairs(int(input())))
