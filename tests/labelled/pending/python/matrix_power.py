# time: n^3 log k
# space: n^2
# why: log k products of n by n matrices
mod = 10**9 + 7


def mul(x, y, n):
    z = [[0] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            s = 0
            for k in range(n):
                s += x[i][k] * y[k][j]
            z[i][j] = s % mod
    return z


def main():
    n, k = map(int, input().split())
    base = [[(i + j) % 3 for j in range(n)] for i in range(n)]
    result = [[int(i == j) for j in range(n)] for i in range(n)]
    while k:
        if k & 1:
            result = mul(result, base, n)
        base = mul(base, base, n)
        k >>= 1
    print(result[0][n - 1])


main()
