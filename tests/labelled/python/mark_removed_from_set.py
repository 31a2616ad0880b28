# time: 3^n
# space: n
# why: the mark of a cell is taken back after the calls and stops none of them, three calls at each of n levels
def walk(x, y, left):
    if left == 0:
        return 1
    total = 0
    used.add((x, y))
    for dx, dy in ((1, 0), (0, 1), (-1, 0)):
        if (x + dx, y + dy) in used:
            total += 1
        total += walk(x + dx, y + dy, left - 1)
    used.discard((x, y))
    return total


n = int(input())
used = set()
print(walk(0, 0, n))
