# time: log n
# space: 1
# why: products of 2 by 2 matrices are a constant
mod = 10**9 + 7


def mul(x, y):
    return [
        [sum(x[i][k] * y[k][j] for k in range(2)) % mod for j in range(2)] for i in range(2)
    ]


n = int(input())
base = [[1, 1], [1, 0]]
result = [[1, 0], [0, 1]]
while n:
    if n % 2:
        result = mul(result, base)
    base = mul(base, base)
    n //= 2
print(result[0][1])
