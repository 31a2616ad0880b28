def combination_sum(candidates, target):
    res = []
    candidates.sort()
    def go(start, rest, path):
        if rest == 0:
            res.append(list(path))
            return
        for i in range(start, len(candidates)):
            if candidates[i] > rest:
                break
            path.append(candidates[i])
            go(i, rest - candidates[i], path)
            path.pop()
    go(0, target, [])
    return res
