# time: n k
# space: n k
# why: n items and k + 1 rooms are the states
import sys

sys.setrecursionlimit(10**6)


def main():
    n, k = map(int, input().split())
    w = [int(x) for x in input().split()]
    memo = [[-1] * (k + 1) for _ in range(n + 1)]

    def best(i, room):
        if i == n:
            return 0
        if memo[i][room] >= 0:
            return memo[i][room]
        result = best(i + 1, room)
        if w[i] <= room:
            result = max(result, w[i] + best(i + 1, room - w[i]))
        memo[i][room] = result
        return result

    print(best(0, k))


main()
