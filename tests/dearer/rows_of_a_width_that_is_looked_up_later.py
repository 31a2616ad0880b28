# class: n^2
# why: rows of a width that is looked up later
n = int(input())
rows = []
for _ in range(n):
    rows.append(list(map(int, input().split())))
rows.sort()
print(rows[0][0], sum(max(row) for row in rows))
