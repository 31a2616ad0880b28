# time: |s| log^2 |s|
# space: |s|
# why: log |s| rounds, each sorts |s| pairs of ranks; the common prefixes take linear time
import sys


def suffix_array(s):
    n = len(s)
    order = list(range(n))
    rank = [ord(c) for c in s]
    k = 1
    while k < n:
        keys = [0] * n
        for i in range(n):
            second = rank[i + k] + 1 if i + k < n else 0
            keys[i] = (rank[i], second)
        order.sort(key=lambda i: keys[i])
        fresh = [0] * n
        for t in range(1, n):
            fresh[order[t]] = fresh[order[t - 1]]
            if keys[order[t]] != keys[order[t - 1]]:
                fresh[order[t]] += 1
        rank = fresh
        k *= 2
    return order


def common_prefixes(s, order):
    n = len(s)
    place = [0] * n
    for i in range(n):
        place[order[i]] = i
    lcp = [0] * n
    h = 0
    for i in range(n):
        if place[i] == 0:
            h = 0
            continue
        j = order[place[i] - 1]
        while i + h < n and j + h < n and s[i + h] == s[j + h]:
            h += 1
        lcp[place[i]] = h
        if h > 0:
            h -= 1
    return lcp


def distinct_substrings(s, lcp):
    n = len(s)
    total = n * (n + 1) // 2
    for x in lcp:
        total -= x
    return total


def longest_repeat(s, order, lcp):
    at = 0
    for i in range(len(lcp)):
        if lcp[i] > lcp[at]:
            at = i
    if not lcp or lcp[at] == 0:
        return "-"
    return s[order[at]:order[at] + lcp[at]]


def main():
    s = sys.stdin.readline().strip()
    order = suffix_array(s)
    lcp = common_prefixes(s, order)
    print(distinct_substrings(s, lcp))
    print(longest_repeat(s, order, lcp))
    print(" ".join(str(i) for i in order))


if __name__ == "__main__":
    main()
