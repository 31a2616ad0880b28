import sys
input = sys.stdin.readline

def main():
    rows, cols, queries = map(int, input().split())
    acc = [[0] * (cols + 1)]
    for _ in range(rows):
        line = list(map(int, input().split()))
        cur = [0]
        for j, x in enumerate(line):
            cur.append(cur[j] + acc[-1][j + 1] - acc[-1][j] + x)
        acc.append(cur)
    for _ in range(queries):
        r1, c1, r2, c2 = map(int, input().split())
        print(acc[r2][c2] - acc[r1 - 1][c2] - acc[r2][c1 - 1] + acc[r1 - 1][c1 - 1])

main()
