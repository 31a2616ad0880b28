# time: 3^n
# space: n
# why: the cell is released after the calls, walks of length n branch in up to three free directions
def walk(x, y, left):
    if left == 0:
        return 1
    total = 0
    used.add((x, y))
    for dx, dy in ((1, 0), (0, 1), (-1, 0)):
        cell = (x + dx, y + dy)
        if cell in used and dx == 5:
            continue
        total += walk(cell[0], cell[1], left - 1)
    used.discard((x, y))
    return total


n = int(input())
used = set()
print(walk(0, 0, n))
