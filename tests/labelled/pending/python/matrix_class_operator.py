# time: n^3 log k
# space: n^2
# why: the operator * is a cubic method
class Matrix:
    def __init__(self, rows):
        self.rows = rows

    def __mul__(self, other):
        size = len(self.rows)
        out = [[0] * size for _ in range(size)]
        for i in range(size):
            for j in range(size):
                for k in range(size):
                    out[i][j] += self.rows[i][k] * other.rows[k][j]
                out[i][j] %= 1000007
        return Matrix(out)


n, k = map(int, input().split())
base = Matrix([[i + j for j in range(n)] for i in range(n)])
result = Matrix([[int(i == j) for j in range(n)] for i in range(n)])
while k > 0:
    if k % 2:
        result = result * base
    base = base * base
    k //= 2
print(result.rows[0][0])
