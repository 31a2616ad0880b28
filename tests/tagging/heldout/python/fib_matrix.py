MOD = 10 ** 9 + 7

def mul(a, b):
    return [[sum(x * y for x, y in zip(row, col)) % MOD for col in zip(*b)] for row in a]

def fib(n):
    result = [[1, 0], [0, 1]]
    base = [[1, 1], [1, 0]]
    while n:
        if n & 1:
            result = mul(result, base)
        base = mul(base, base)
        n >>= 1
    return result[0][1]
