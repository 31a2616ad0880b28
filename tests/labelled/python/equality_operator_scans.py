# time: n^2 m
# space: n m
# why: `in` compares objects by a method that walks m numbers
class Row:
    def __init__(self, values):
        self.values = values

    def __eq__(self, other):
        for i in range(m):
            if self.values[i] != other.values[i]:
                return False
        return True


n, m = map(int, input().split())
rows = []
for _ in range(n):
    line = input().split()
    row = Row([int(line[j]) for j in range(m)])
    if row not in rows:
        rows.append(row)
print(len(rows))
