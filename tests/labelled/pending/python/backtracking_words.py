# time: k^n
# space: n
# why: k choices at each of n places
def search(i, total):
    if i == n:
        return 1 if total % 7 == 0 else 0
    found = 0
    for c in range(k):
        found += search(i + 1, total * k + c)
    return found


n, k = map(int, input().split())
print(search(0, 0))
