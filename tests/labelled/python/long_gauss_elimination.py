# time: n^3
# space: n^2
# why: for each of n columns, n rows of n entries are reduced
import sys

MOD = 10**9 + 7


def read_system():
    n = int(sys.stdin.readline())
    rows = []
    for _ in range(n):
        line = sys.stdin.readline().split()
        rows.append([int(line[j]) % MOD for j in range(n + 1)])
    return n, rows


def inverse(x):
    return pow(x, MOD - 2, MOD)


def find_pivot(rows, column, start, n):
    for i in range(start, n):
        if rows[i][column] != 0:
            return i
    return -1


def eliminate(n, rows):
    rank = 0
    where = [-1] * n
    for column in range(n):
        pivot = find_pivot(rows, column, rank, n)
        if pivot == -1:
            continue
        rows[rank], rows[pivot] = rows[pivot], rows[rank]
        scale = inverse(rows[rank][column])
        for j in range(column, n + 1):
            rows[rank][j] = rows[rank][j] * scale % MOD
        for i in range(n):
            if i == rank or rows[i][column] == 0:
                continue
            factor = rows[i][column]
            for j in range(column, n + 1):
                rows[i][j] = (rows[i][j] - factor * rows[rank][j]) % MOD
        where[column] = rank
        rank += 1
    return rank, where


def consistent(n, rows, rank):
    for i in range(rank, n):
        if rows[i][n] != 0:
            return False
    return True


def main():
    n, rows = read_system()
    rank, where = eliminate(n, rows)
    if not consistent(n, rows, rank):
        print("no solution")
        return
    solution = [0] * n
    for column in range(n):
        if where[column] != -1:
            solution[column] = rows[where[column]][n]
    print(rank)
    print(*solution)


main()
