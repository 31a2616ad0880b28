# time: n m log n
# space: n m
# why: the comparison method walks two rows of m numbers
class Row:
    def __init__(self, values):
        self.values = values

    def __lt__(self, other):
        for x, y in zip(self.values, other.values):
            if x != y:
                return x < y
        return False


n, m = map(int, input().split())
rows = []
for _ in range(n):
    row = input().split()
    rows.append(Row([int(row[j]) for j in range(m)]))
rows.sort()
print(*rows[0].values)
