n = int(input())
a = list(map(int, input().split()))
b = list(map(int, input().split()))
row = [0] * (n + 1)
for x in a:
    before = 0
    for j in range(n):
        kept = row[j + 1]
        row[j + 1] = before + 1 if x == b[j] else max(row[j], kept)
        before = kept
print(row[n])
