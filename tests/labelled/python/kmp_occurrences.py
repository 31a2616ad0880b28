# time: |text| + |pat|
# space: |text| + |pat|
# why: the border pointer falls back at most as often as it advanced
def failure(p):
    f = [0] * len(p)
    k = 0
    for i in range(1, len(p)):
        while k and p[i] != p[k]:
            k = f[k - 1]
        if p[i] == p[k]:
            k += 1
        f[i] = k
    return f


def search(s, p):
    f = failure(p)
    hits = []
    k = 0
    for i, c in enumerate(s):
        while k and (k == len(p) or c != p[k]):
            k = f[k - 1]
        if c == p[k]:
            k += 1
        if k == len(p):
            hits.append(i - k + 1)
    return hits


text = input()
pat = input()
r = search(text, pat)
print(len(r))
print(*r)
