# time: 3^n
# space: n
# why: T(n) = 3 T(n-1) + 1
def words(k, last):
    if k == 0:
        return 1
    total = 0
    for c in (0, 1, 2):
        if c != last or c == 0:
            total += words(k - 1, c)
        else:
            total += 2 * words(k - 1, -1)
    return total


n = int(input())
print(words(n, -1))
