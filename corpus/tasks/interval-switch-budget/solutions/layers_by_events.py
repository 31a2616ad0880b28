import sys


def main():
    read = sys.stdin.readline
    n, k = map(int, read().split())
    start, end, kind = [0] * n, [0] * n, [0] * n
    for i in range(n):
        start[i], end[i], kind[i] = map(int, read().split())

    # 2 * i is the end of request i, 2 * i + 1 its start; ends come first at equal times
    def moment(x):
        return 2 * start[x // 2] + 1 if x % 2 else 2 * end[x // 2]

    order = sorted(range(2 * n), key=moment)

    before = [0] * n
    now = [0] * n
    answer = 0
    for layer in range(k + 1):
        same = [0] * (n + 1)
        best_before = 0
        for x in order:
            i = x // 2
            if x % 2:
                value = same[kind[i]]
                if value < best_before:
                    value = best_before
                now[i] = value + 1
            else:
                if now[i] > same[kind[i]]:
                    same[kind[i]] = now[i]
                if before[i] > best_before:
                    best_before = before[i]
        for i in range(n):
            before[i] = now[i]
            if now[i] > answer:
                answer = now[i]
    print(answer)


main()
