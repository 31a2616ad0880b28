# time: n log n + q
# space: n log n
# why: log n rows of n entries, two of them answer a query
n, q = map(int, input().split())
a = [int(x) for x in input().split()]
table = [a]
j = 1
while (1 << j) <= n:
    prev = table[-1]
    half = 1 << (j - 1)
    table.append([min(prev[i], prev[i + half]) for i in range(n - (1 << j) + 1)])
    j += 1
for _ in range(q):
    l, r = map(int, input().split())
    k = (r - l + 1).bit_length() - 1
    print(min(table[k][l], table[k][r - (1 << k) + 1]))
