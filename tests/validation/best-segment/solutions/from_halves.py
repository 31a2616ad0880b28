import sys
n, *a = map(int, sys.stdin.read().split())

def best(row):
    if len(row) == 1:
        return row[0]
    middle = len(row) // 2
    crossing = max(sum(row[i:middle]) for i in range(middle))
    crossing += max(sum(row[middle:j]) for j in range(middle + 1, len(row) + 1))
    return max(best(row[:middle]), best(row[middle:]), crossing)

print(best(a))
