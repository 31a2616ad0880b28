import bisect, itertools
def best_under(ws, cap):
    k = len(ws) // 2
    def all_sums(part):
        out = []
        for r in range(len(part) + 1):
            for c in itertools.combinations(part, r):
                out.append(sum(c))
        return out
    a = all_sums(ws[:k])
    b = sorted(all_sums(ws[k:]))
    best = 0
    for s in a:
        if s <= cap:
            best = max(best, s + b[bisect.bisect_right(b, cap - s) - 1])
    return best
