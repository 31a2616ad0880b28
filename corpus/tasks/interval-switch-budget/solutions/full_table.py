import sys
from bisect import bisect_right

input = sys.stdin.readline


def main():
    n, k = map(int, input().split())
    jobs = []
    for _ in range(n):
        s, e, c = map(int, input().split())
        jobs.append((e, s, c))
    jobs.sort()
    ends = [job[0] for job in jobs]

    best = [[0] * (k + 1) for _ in range(n + 1)]
    chain = [[0] * (k + 1) for _ in range(n)]
    members = [[] for _ in range(n + 1)]
    member_ends = [[] for _ in range(n + 1)]
    for i in range(n):
        e, s, c = jobs[i]
        reach = best[bisect_right(ends, s)]
        found = bisect_right(member_ends[c], s)
        own = chain[members[c][found - 1]] if found else None
        last = chain[members[c][-1]] if members[c] else None
        for j in range(k + 1):
            value = 0
            if own is not None:
                value = own[j]
            if j > 0 and reach[j - 1] > value:
                value = reach[j - 1]
            value += 1
            best[i + 1][j] = max(best[i][j], value)
            chain[i][j] = value if last is None else max(last[j], value)
        members[c].append(i)
        member_ends[c].append(e)
    print(best[n][k])


main()
