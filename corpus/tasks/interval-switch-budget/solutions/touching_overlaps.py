import sys


def main():
    read = sys.stdin.readline
    n, k = map(int, read().split())
    start, end, kind = [], [], []
    for _ in range(n):
        s, e, c = map(int, read().split())
        start.append(s)
        end.append(e)
        kind.append(c)
    events = []
    for i in range(n):
        events.append((start[i], 0, i))
        events.append((end[i], 1, i))
    events.sort()
    before = [0] * n
    for layer in range(k + 1):
        same = [0] * (n + 1)
        now = [0] * n
        top = 0
        for moment, is_end, i in events:
            if is_end:
                same[kind[i]] = max(same[kind[i]], now[i])
                top = max(top, before[i])
            else:
                now[i] = max(same[kind[i]], top) + 1
        before = now
    print(max(before))


main()
